import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { functionsV1Document } from "../../../generated/functions-v1.document.gen.ts";
import { functionsV2Document } from "../../../generated/functions-v2.document.gen.ts";

/** What a field of a function holds: fields that the contract names, a list, a map or open object, or one value. */
type FieldKind = "group" | "list" | "map" | "value";

/** A field of a function, as a contract has it. */
interface ContractField {
  readonly kind: FieldKind;
  /** Whether a caller may say it. */
  readonly isInput: boolean;
  /** Whether it is shown. */
  readonly isOutput: boolean;
}

/** Fields of functions, by their dotted paths: `buildConfig`, `buildConfig.runtime`. */
export type ContractFields = ReadonlyMap<string, ContractField>;

/** Of functions in v1. */
export const v1Fields: ContractFields = contractFields(functionsV1Document as OpenApiDocument);

/** Of functions in the v2 family, whose versions are alike. */
export const v2Fields: ContractFields = contractFields(functionsV2Document as OpenApiDocument);

function contractFields(document: OpenApiDocument): ContractFields {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const output = fieldKinds(schemas, "Function");
  const input = fieldKinds(schemas, "FunctionInput");
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

/** The value at a dotted path of fields; `undefined` where there is none. */
export function fieldAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>(memberAt, value);
}

function memberAt(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}

/**
 * The same with another value at a dotted path. Objects on the way are made where there are none; `undefined` takes the
 * field away, and objects on the way that it leaves empty.
 */
export function withField<Value extends object>(value: Value, path: string, field: unknown): Value {
  return (withMember(value, path.split("."), field) ?? {}) as Value;
}

function withMember(
  value: unknown,
  [key = "", ...rest]: readonly string[],
  field: unknown,
): object | undefined {
  const { [key]: old, ...others } = isObject(value) ? value : {};
  const next = rest.length > 0 ? withMember(old, rest, field) : field;
  if (next !== undefined) return { ...others, [key]: next };
  return Object.keys(others).length > 0 ? others : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
