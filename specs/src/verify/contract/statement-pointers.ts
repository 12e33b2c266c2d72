import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { childPointer, formatPointer, parsePointer, valueAt } from "@seamline/openapi/json-pointer";
import { operationsOf } from "@seamline/openapi/operations";
import { couldMatch } from "./could-match.ts";

/** Maximum number of references followed for one pointer. Guards against circular references. */
const MAX_REFERENCES = 20;
/** Maximum number of list items used to confirm statements. */
const MAX_ITEMS = 1000;

/** Finds the contract statements for a check, as JSON pointers into the bundle. */
export class StatementPointers {
  readonly #bundle: OpenApiDocument;
  readonly #operations = new Map<string, string>();
  /** Caches schemas and reference targets, because long lists need them for every item. */
  readonly #schemas = new Map<string, Schema>();
  readonly #targets = new Map<string, string>();

  constructor(bundle: OpenApiDocument) {
    this.#bundle = bundle;
    for (const { operation, segments } of operationsOf(bundle))
      if (operation.operationId) this.#operations.set(operation.operationId, formatPointer(segments));
  }

  /** Returns the pointer to an operation, or to a part of it. */
  operation({ operationId }: Pick<ContractOperation, "operationId">, ...keys: readonly string[]): string {
    return keys.reduce(childPointer, this.#operations.get(operationId) ?? "");
  }

  /** Returns the pointer to a query parameter of an operation. */
  parameter(operation: ContractOperation, name: string): string {
    const path = this.operation(operation).replace(/\/[^/]+$/, "");
    for (const list of [this.operation(operation, "parameters"), `${path}/parameters`]) {
      const all = (valueAt(this.#bundle, list) ?? []) as readonly unknown[];
      const at = all
        .map((_, index) => this.#resolved(`${list}/${index}`))
        .find(
          (each) => (valueAt(this.#bundle, each) as { readonly name?: string } | undefined)?.name === name,
        );
      if (at !== undefined) return at;
    }
    return this.operation(operation);
  }

  /** Returns the pointer to the response for a status, or to `responses` if the status is not documented. */
  response(operation: ContractOperation, status: number): string {
    const responses = this.operation(operation, "responses");
    const keys = [String(status), `${Math.floor(status / 100)}XX`, "default"];
    const key = keys.find((each) => operation.responses.has(each));
    return key === undefined ? responses : this.#resolved(childPointer(responses, key));
  }

  /** Returns whether the contract describes a response with a status. */
  isDocumented(operation: ContractOperation, status: number): boolean {
    return this.response(operation, status) !== this.operation(operation, "responses");
  }

  /** Returns the pointer to a response's JSON schema, if it has one. */
  responseSchema(operation: ContractOperation, status: number): string | undefined {
    return this.#jsonSchema(this.response(operation, status));
  }

  /** Returns the pointer to the request body's JSON schema, if the operation has one. */
  requestSchema(operation: ContractOperation): string | undefined {
    return this.#jsonSchema(this.#resolved(this.operation(operation, "requestBody")));
  }

  #jsonSchema(container: string): string | undefined {
    const content = valueAt(this.#bundle, `${container}/content`);
    const mediaType = Object.keys((content ?? {}) as object).find((each) => /[/+]json$/.test(each));
    if (mediaType === undefined) return undefined;
    const schema = `${childPointer(`${container}/content`, mediaType)}/schema`;
    return valueAt(this.#bundle, schema) === undefined ? undefined : schema;
  }

  /** Returns the pointer to the schema that describes a part of a value. Stops at the last described part. */
  schemaAt(schema: string, data: string): string {
    return parsePointer(data).reduce((at, segment) => this.#below(at, segment) ?? at, this.#resolved(schema));
  }

  /** Returns the schema at a pointer with its references followed. */
  schema(pointer: string): Schema {
    const known = this.#schemas.get(pointer);
    if (known !== undefined) return known;
    const schema = (valueAt(this.#bundle, this.#resolved(pointer)) ?? {}) as Schema;
    this.#schemas.set(pointer, schema);
    return schema;
  }

  /**
   * Returns the pointers to all schemas that describe parts of a value. The value must match the schema. If the value
   * can match several schemas of an `anyOf` or `oneOf`, these schemas are omitted.
   */
  described(schema: string, value: unknown): Set<string> {
    const seen = new Set<string>();
    this.#describe(this.#resolved(schema), value, seen);
    return seen;
  }

  #describe(pointer: string, value: unknown, seen: Set<string>): void {
    seen.add(pointer);
    if (typeof value !== "object" || value === null) return;
    const { properties = {} } = this.schema(pointer);
    const members = Array.isArray(value) ? value.slice(0, MAX_ITEMS) : value;
    for (const [key, child] of Object.entries(members)) {
      // A property that refers to another schema is a separate fact.
      if (Object.hasOwn(properties, key)) seen.add(childPointer(`${pointer}/properties`, key));
      const below = this.#below(pointer, key, value);
      if (below !== undefined) this.#describe(below, child, seen);
    }
  }

  /** @param whole value that the schema describes. If omitted, the first schema in `anyOf` and `oneOf` is used. */
  #below(pointer: string, segment: string, whole?: unknown): string | undefined {
    const schema = this.schema(pointer);
    const { properties = {}, items, additionalProperties } = schema;
    if (Object.hasOwn(properties, segment))
      return this.#resolved(childPointer(`${pointer}/properties`, segment));
    if (items !== undefined && /^\d+$/.test(segment)) return this.#resolved(`${pointer}/items`);
    for (const branch of this.#branches(pointer, whole)) {
      const found = this.#below(branch, segment, whole);
      if (found !== undefined) return found;
    }
    return typeof additionalProperties === "object"
      ? this.#resolved(`${pointer}/additionalProperties`)
      : undefined;
  }

  #branches(pointer: string, whole: unknown): string[] {
    const schema = this.schema(pointer);
    return (["allOf", "anyOf", "oneOf"] as const).flatMap((keyword) => {
      const all = [...(schema[keyword] ?? []).keys()].map((index) =>
        this.#resolved(`${pointer}/${keyword}/${index}`),
      );
      if (keyword === "allOf" || whole === undefined) return all;
      const possible = all.filter((each) => couldMatch(this.#bundle, this.schema(each), whole));
      return possible.length === 1 ? possible : [];
    });
  }

  #resolved(pointer: string): string {
    const known = this.#targets.get(pointer);
    if (known !== undefined) return known;
    const target = this.#follow(pointer);
    this.#targets.set(pointer, target);
    return target;
  }

  #follow(pointer: string): string {
    let current = pointer;
    for (let count = 0; count < MAX_REFERENCES; count += 1) {
      const value = valueAt(this.#bundle, current) as { readonly $ref?: unknown } | undefined;
      if (typeof value?.$ref !== "string" || !value.$ref.startsWith("#/")) return current;
      current = value.$ref.slice(1);
    }
    return current;
  }
}
