import type { AnyService } from "@seamline/emulator-kit";
import { type Contract, readContract } from "@seamline/openapi/contract";
import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { Schema } from "@seamline/openapi/document";
import { describe, expect, test } from "vitest";
import { services } from "../../src/generated/services.gen.ts";

/** A member of a request body. `bodyWith` creates a body with the given value of the member. */
interface Member {
  readonly pointer: string;
  readonly schema: Schema;
  bodyWith(value: unknown): unknown;
}

interface Spoken {
  readonly id: string;
  readonly contract: Contract;
  readonly schemas: Readonly<Record<string, Schema>>;
}

const documents = (Object.values(services) as readonly AnyService[]).flatMap((service) =>
  service.documents.map(({ id, document, quirks, bodyRequiredBy }): Spoken => {
    const { components } = document as { components: { schemas: Record<string, Schema> } };
    return { id, contract: readContract(document, { quirks, bodyRequiredBy }), schemas: components.schemas };
  }),
);

/** Values of query parameters that some operations require. */
const QUERY_VALUES: Readonly<Record<string, string>> = { functionId: "resize", updateMask: "labels" };

/** Maximum depth of the tested members. Deeper schemas only repeat recursive schemas. */
const MAX_DEPTH = 5;

function resolved(schemas: Spoken["schemas"], schema: Schema): Schema {
  const name = schema.$ref?.replace("#/components/schemas/", "");
  return name === undefined ? schema : resolved(schemas, schemas[name] ?? {});
}

/** Returns every member below a schema, including objects in lists and maps. */
function membersOf(schemas: Spoken["schemas"], written: Schema, pointer = "", depth = 0): Member[] {
  const { properties = {}, required = [], items } = resolved(schemas, written);
  if (depth > MAX_DEPTH) return [];
  if (items)
    return membersOf(schemas, items, `${pointer}/0`, depth + 1).map((each) => ({
      ...each,
      bodyWith: (value) => [each.bodyWith(value)],
    }));
  return Object.entries(properties).flatMap(([name, schema]) => {
    const others = samplesOf(
      schemas,
      properties,
      required.filter((each) => each !== name),
    );
    const own: Member = {
      pointer: `${pointer}/${name}`,
      schema: resolved(schemas, schema),
      bodyWith: (value) => (value === undefined ? others : { ...others, [name]: value }),
    };
    const below = membersOf(schemas, schema, own.pointer, depth + 1).map((each) => ({
      ...each,
      bodyWith: (value: unknown) => ({ ...others, [name]: each.bodyWith(value) }),
    }));
    return required.includes(name) ? below : [own, ...below];
  });
}

/** Returns a value for each member. */
function samplesOf(schemas: Spoken["schemas"], properties: Schema["properties"], names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, sampleOf(schemas, properties?.[name] ?? {})]));
}

function sampleOf(schemas: Spoken["schemas"], written: Schema): unknown {
  const schema = resolved(schemas, written);
  if (schema.enum) return schema.enum[0];
  if (isOf(schema, "object")) return samplesOf(schemas, schema.properties, schema.required ?? []);
  if (isOf(schema, "array")) return [];
  if (isOf(schema, "boolean")) return true;
  return isOf(schema, "integer") || isOf(schema, "number") ? 1 : "a.example";
}

function checkBody(contract: Contract, operation: ContractOperation, body: unknown) {
  const pathParameters = Object.fromEntries(
    operation.parameters.flatMap((each) => (each.in === "path" ? [[each.name, "1"]] : [])),
  );
  const headers = new Headers({ "content-type": "application/json" });
  const query = operation.parameters
    .filter(({ name }) => Object.hasOwn(QUERY_VALUES, name))
    .map(({ name }) => `${name}=${QUERY_VALUES[name]}`)
    .join("&");
  return contract.checkRequest(operation, { pathParameters, query, headers, body: JSON.stringify(body) });
}

function isOf({ type }: Schema, name: string): boolean {
  return [type].flat().includes(name);
}

function membersOfRequests({ contract, schemas }: Spoken): (Member & { operation: ContractOperation })[] {
  return [...contract.operations.values()].flatMap((operation) => {
    const schema = operation.requestBody?.content[0]?.schema;
    return schema ? membersOf(schemas, schema).map((member) => ({ operation, ...member })) : [];
  });
}

/** Documents that describe the members of request bodies. */
const withMembers = documents.filter((each) => membersOfRequests(each).length > 0);

test("the tests cover more than five documents with request bodies", () => {
  expect(withMembers.length).toBeGreaterThan(5);
});

describe.each(withMembers)("requests to $id", (spoken) => {
  const { contract } = spoken;
  const members = membersOfRequests(spoken);
  const numbersNames = contract.quirks.some(({ name }) => name === "numeric-enums");

  test("a request can contain null for any optional member", () => {
    for (const { operation, schema, pointer, bodyWith } of members) {
      if (schema.type === undefined || isOf(schema, "null")) continue;
      const place = `${operation.operationId} ${pointer}`;
      const { violations, body } = checkBody(contract, operation, bodyWith(null));
      expect([place, violations, body]).toEqual([place, [], bodyWith(undefined)]);
    }
  });

  test("a request must not contain null in a list", () => {
    const lists = members.filter(({ schema }) => isOf(schema, "array"));
    for (const { operation, pointer, bodyWith } of lists) {
      const { violations } = checkBody(contract, operation, bodyWith([null]));
      expect(violations).toMatchObject([{ in: "body", pointer: `${pointer}/0` }]);
    }
  });

  test(`a request can${numbersNames ? "" : "not"} contain the number of an enum value instead of its name`, () => {
    const named = members.filter(({ schema }) => schema.enum && isOf(schema, "string"));
    expect(named.length > 0).toBe(numbersNames);
    for (const { operation, schema, pointer, bodyWith } of named) {
      const values = schema.enum ?? [];
      for (const [number, name] of values.entries())
        expect(checkBody(contract, operation, bodyWith(number)).body).toEqual(bodyWith(name));
      for (const wrong of [values.length, -1, 0.5])
        expect(checkBody(contract, operation, bodyWith(wrong)).violations).toMatchObject([
          { pointer, rule: "enum" },
        ]);
    }
  });

  test("a query accepts enum numbers only if the first enum value is UNSPECIFIED", () => {
    const named = [...contract.operations.values()].flatMap((operation) =>
      operation.parameters
        .filter(({ in: place, schema }) => place === "query" && schema.enum && schema.type === "string")
        .map(({ name, schema }) => ({ operation, name, values: schema.enum ?? [] })),
    );
    for (const { operation, name, values } of named) {
      const isNumbered = numbersNames && String(values[0]).endsWith("UNSPECIFIED");
      const read = [...values.keys(), values.length].map((number) => {
        const parts = { pathParameters: {}, headers: new Headers(), body: undefined };
        return contract.checkRequest(operation, { ...parts, query: `${name}=${number}` }).query[name];
      });
      const right = isNumbered ? values : values.map(() => undefined);
      expect([operation.operationId, name, read]).toEqual([
        operation.operationId,
        name,
        [...right, undefined],
      ]);
    }
  });
});
