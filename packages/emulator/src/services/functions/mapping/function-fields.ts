import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { functionsV1Document } from "../../../generated/functions-v1.document.gen.ts";
import { functionsV2Document } from "../../../generated/functions-v2.document.gen.ts";

/** The kind of a function field: an object with known fields, a list, a map or open object, or a single value. */
type FieldKind = "group" | "list" | "map" | "value";

interface ContractField {
  readonly kind: FieldKind;
  /** True if clients can set the field. */
  readonly isInput: boolean;
  /** True if responses contain the field. */
  readonly isOutput: boolean;
}

/** Fields of functions by dotted path, such as `buildConfig` or `buildConfig.runtime`. */
export type ContractFields = ReadonlyMap<string, ContractField>;

let ofV1: ContractFields | undefined;
let ofV2: ContractFields | undefined;

/** Returns the v1 function fields. They are read from the contract on first use. */
export function v1Fields(): ContractFields {
  ofV1 ??= readFields(functionsV1Document as OpenApiDocument, "CloudFunction");
  return ofV1;
}

/** Returns the function fields in the v2 family. All its versions have the same fields. */
export function v2Fields(): ContractFields {
  ofV2 ??= readFields(functionsV2Document as OpenApiDocument, "UserFunction");
  return ofV2;
}

/** @param name the name of the output schema; the name of the input schema has the suffix `Input` */
function readFields(document: OpenApiDocument, name: string): ContractFields {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const output = fieldKinds(schemas, name);
  const input = fieldKinds(schemas, `${name}Input`);
  const fields = [...output, ...input].map(([path, kind]): [string, ContractField] => [
    path,
    { kind, isInput: input.has(path), isOutput: output.has(path) },
  ]);
  return new Map(fields);
}

type Schemas = Readonly<Record<string, Schema>>;

function fieldKinds(schemas: Schemas, name: string): Map<string, FieldKind> {
  const kinds = new Map<string, FieldKind>();
  const addMembers = (schema: Schema, prefix: string): void => {
    for (const [key, member] of Object.entries(schema.properties ?? {})) {
      const field = resolved(schemas, member);
      kinds.set(prefix + key, kindOf(field));
      addMembers(field, `${prefix}${key}.`);
    }
  };
  addMembers(schemas[name] ?? {}, "");
  return kinds;
}

function kindOf({ type, properties }: Schema): FieldKind {
  if (properties) return "group";
  return type === "array" ? "list" : type === "object" ? "map" : "value";
}

function resolved(schemas: Schemas, { $ref, ...schema }: Schema): Schema {
  if ($ref === undefined) return schema;
  return resolved(schemas, schemas[$ref.slice("#/components/schemas/".length)] ?? {});
}

/** Returns the value at a dotted path, or `undefined` if it is missing. */
export function fieldAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>(memberAt, value);
}

function memberAt(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}

/**
 * Returns a copy with a new value at a dotted path. Missing parent objects are created. `undefined` removes the field
 * and parent objects that become empty.
 */
export function withField<Value extends object>(value: Value, path: string, field: unknown): Value {
  return (withMember(value, path.split("."), field) ?? {}) as Value;
}

function withMember(
  value: unknown,
  [key = "", ...rest]: readonly string[],
  field: unknown,
): object | undefined {
  const { [key]: before, ...others } = isObject(value) ? value : {};
  const next = rest.length > 0 ? withMember(before, rest, field) : field;
  if (next !== undefined) return { ...others, [key]: next };
  return Object.keys(others).length > 0 ? others : undefined;
}

/** Returns whether a dotted path is equal to another path, or below it. */
export function isAtOrBelow(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`);
}

/** Returns whether a value is an object other than an array or `null`. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
