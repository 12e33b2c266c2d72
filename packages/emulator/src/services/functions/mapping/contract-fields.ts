import type { OpenApiDocument, Schema } from "../../../contract/openapi.ts";
import { functionsV1Document } from "../../../generated/functions-v1.document.gen.ts";
import { functionsV2Document } from "../../../generated/functions-v2.document.gen.ts";

/** What a field of a function holds: fields that the contract names, a list, a map or open object, or one value. */
export type FieldKind = "group" | "list" | "map" | "value";

/** A field of a function, as a contract has it. */
export interface ContractField {
  readonly kind: FieldKind;
  /** Whether a caller may say it. */
  readonly isInput: boolean;
  /** Whether it is shown. */
  readonly isShown: boolean;
}

/** Fields of functions, by their dotted paths: `buildConfig`, `buildConfig.runtime`. */
export type ContractFields = ReadonlyMap<string, ContractField>;

/** Of functions in v1. */
export const v1Fields: ContractFields = contractFields(functionsV1Document as OpenApiDocument);

/** Of functions in the v2 family, whose versions are alike. */
export const v2Fields: ContractFields = contractFields(functionsV2Document as OpenApiDocument);

function contractFields(document: OpenApiDocument): ContractFields {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const shown = fieldKinds(schemas, "Function");
  const input = fieldKinds(schemas, "FunctionInput");
  const fields = [...shown, ...input].map(([path, kind]): [string, ContractField] => [
    path,
    { kind, isInput: input.has(path), isShown: shown.has(path) },
  ]);
  return new Map(fields);
}

type Schemas = Readonly<Record<string, Schema>>;

function fieldKinds(schemas: Schemas, name: string): Map<string, FieldKind> {
  const found = new Map<string, FieldKind>();
  const addMembers = (schema: Schema, prefix: string): void => {
    for (const [key, member] of Object.entries(schema.properties ?? {})) {
      const field = resolved(schemas, member);
      found.set(prefix + key, kindOf(field));
      addMembers(field, `${prefix}${key}.`);
    }
  };
  addMembers(schemas[name] ?? {}, "");
  return found;
}

function kindOf({ type, properties }: Schema): FieldKind {
  if (properties) return "group";
  return type === "array" ? "list" : type === "object" ? "map" : "value";
}

function resolved(schemas: Schemas, { $ref, ...schema }: Schema): Schema {
  if ($ref === undefined) return schema;
  return resolved(schemas, schemas[$ref.slice("#/components/schemas/".length)] ?? {});
}
