import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { prepareSchemas } from "../../../packages/openapi/dist/prepare-schemas.js";
import { integerBounds, STRING_FORMATS } from "../../../packages/openapi/dist/string-formats.js";
import type { Dialect } from "./dialects.ts";

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly [keyword: string]: unknown;
}

export type Schemas = Readonly<Record<string, Schema>>;

/** The schema of the data of every operation, by operationId. */
export type Operations = Readonly<Record<string, Schema>>;

/**
 * Writes a module for another library that exports a schema for each operation, with the rules of the generated
 * validators.
 */
export function peerModule(dialect: Dialect, schemas: Schemas, operations: Operations): string {
  const lines: string[] = [dialect.imports];
  const names = new Map<string, string>();
  const write = new Writer(dialect, schemas, names, lines);
  const exported = Object.entries(operations).map(
    ([id, schema]) => `export const ${id} = ${write.code(schema)};`,
  );
  return [...lines, ...exported].join("\n");
}

class Writer {
  readonly #dialect: Dialect;
  readonly #schemas: Schemas;
  readonly #names: Map<string, string>;
  readonly #lines: string[];

  constructor(dialect: Dialect, schemas: Schemas, names: Map<string, string>, lines: string[]) {
    this.#dialect = dialect;
    this.#schemas = schemas;
    this.#names = names;
    this.#lines = lines;
  }

  code(schema: Schema): string {
    if (schema.$ref !== undefined) return this.#reference(schema.$ref);
    const types = [schema.type ?? []].flat();
    const [type] = types.filter((each) => each !== "null");
    const code = this.#ofType(type, schema);
    return types.includes("null") ? this.#dialect.nullable(code) : code;
  }

  /** Every schema is written once, before the first reference to it. The contracts here have no recursive schemas. */
  #reference(reference: string): string {
    const known = this.#names.get(reference);
    if (known !== undefined) return known;
    const key = reference.slice(reference.lastIndexOf("/") + 1);
    const code = this.code(this.#schemas[key] ?? {});
    this.#names.set(reference, `$${key}`);
    this.#lines.push(`const $${key} = ${code};`);
    return `$${key}`;
  }

  #ofType(type: string | undefined, schema: Schema): string {
    const { format = "", pattern = STRING_FORMATS[format]?.pattern, minimum, maximum } = schema;
    const bounds = integerBounds(format);
    switch (type) {
      case "object":
        return this.#object(schema);
      case "array":
        return this.#dialect.array(this.code(schema.items ?? {}));
      case "integer":
        return this.#dialect.integer(minimum ?? bounds.minimum, maximum ?? bounds.maximum);
      case "string":
        return pattern === undefined ? this.#dialect.string : this.#dialect.pattern(new RegExp(pattern, "u"));
      case "number":
        return this.#dialect.number;
      case "boolean":
        return this.#dialect.boolean;
      default:
        return this.#dialect.unknown;
    }
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema): string {
    const members = Object.entries(properties).map(([name, schema]) => {
      return { name, code: this.code(schema), isRequired: required.includes(name) };
    });
    const others = typeof additionalProperties === "object" ? additionalProperties : {};
    return this.#dialect.object(members, Object.keys(others).length === 0 ? undefined : this.code(others));
  }
}

/**
 * Writes a module with Ajv's standalone code: straight-line functions, which report all errors as our validators do.
 */
export function ajvModule(schemas: Schemas, operations: Operations): string {
  const ajv = new Ajv2020({
    ...{ strict: false, validateSchema: false, meta: false, ownProperties: true, allErrors: true },
    code: { source: true, esm: true },
  });
  const open = withOpenEnums({ ...schemas, ...operations });
  const prepared = prepareSchemas(open, false);
  const $defs = Object.fromEntries(Object.keys(open).map((name) => [name, prepared.get(name)]));
  ajv.addSchema({ $defs }, "bundle");
  const functions = Object.fromEntries(Object.keys(operations).map((id) => [id, `bundle#/$defs/${id}`]));
  return standalone.default(ajv, functions);
}

/** Enumerations of the contracts are open: values that are added later are valid. */
function withOpenEnums(schemas: Schemas): Schemas {
  const text = JSON.stringify(schemas, (_, node) => {
    const { enum: _values, ...open } = Object(node);
    return node?.["x-open-enum"] === true && Array.isArray(node.enum) ? open : node;
  });
  return JSON.parse(text);
}
