import { afterAll, beforeAll, expect, test } from "vitest";
import { isJsonObject, type JsonObject } from "../model/json.ts";
import { provenanceOf } from "../src/provenance.ts";
import { type BuiltEntry, BuiltFixture } from "./workspace/built-fixture.ts";

let specs: BuiltFixture;
let asShown: BuiltEntry;
let reference: BuiltEntry;

beforeAll(async () => {
  specs = await BuiltFixture.of();
  const documents = (await specs.documents()).filter(({ service }) => service === "retention");
  [asShown, reference] = ["as shown", "reference"].map((name) =>
    documents.find(({ profile }) => profile === name),
  ) as [BuiltEntry, BuiltEntry];
});

afterAll(() => specs[Symbol.dispose]());

const close = "/paths/~1v1~1matters~1{matterId}:close/post/requestBody";
const cancel = "/paths/~1v1~1operations~1{operation}:cancel/post/requestBody";

test.each([
  [close, "Whether the request has a body is not shown."],
  [`${close}/content/application~1json/schema`, "Whether the request has a body is not shown."],
  [cancel, "Whether the request has a body is not shown."],
  ["/components/schemas/CancelOperationRequest", "Whether the request has a body is not shown."],
  ["/components/schemas/Matter/type", "No media type is shown"],
  ["/components/parameters/operationParameter/example", "The form of IDs is not shown."],
])("in the as-shown profile, %s is inferred", (pointer, reason) => {
  const origin = { origin: "inferred", reason: expect.stringContaining(reason) };
  expect(provenanceOf(asShown, pointer)).toMatchObject(origin);
});

test.each([
  ["/components/schemas/MatterInput/properties", "The fields of the request are not stated."],
  [
    "/components/schemas/AddHeldAccountResult/required/0",
    "Whether the field is always present is not stated.",
  ],
  [
    "/paths/~1v1~1matters~1{matterId}~1exports/post/x-operation/metadata",
    "No fact states the metadata of an export in progress.",
  ],
  ["/components/parameters/operationParameter/example", "The form of operation names is not stated."],
])("in the reference profile, %s is inferred", (pointer, reason) => {
  const origin = { origin: "inferred", reason: expect.stringContaining(reason) };
  expect(provenanceOf(reference, pointer)).toMatchObject(origin);
});

test("enums are open and marked as inferred unless only requests contain them", () => {
  const bundle = specs.bundle(reference);
  const schemas = at(bundle, "components", "schemas");
  const returned = namesBelow(bundle, responsesOf(bundle));
  const enums = Object.entries(schemas).filter(([, schema]) => isJsonObject(schema) && "enum" in schema);
  const open = enums.filter(([, schema]) => at(schema)["x-open-enum"] === true).map(([name]) => name);
  expect(open).toEqual(enums.map(([name]) => name).filter((name) => returned.has(name)));
  for (const name of open) {
    const pointer = `/components/schemas/${name}/x-open-enum`;
    expect(provenanceOf(reference, pointer), name).toMatchObject({ origin: "inferred" });
  }
});

test("the state machine of an operation has cancellation as an event", () => {
  const done = at(specs.bundle(reference), "components", "schemas", "Operation", "properties", "done");
  expect(at(done, "x-states").transitions).toEqual([
    { event: "the operation ends", from: [false], to: true },
    { event: "the cancellation takes effect", from: [false], to: true },
  ]);
});

function at(value: unknown, ...keys: readonly string[]): JsonObject {
  return keys.reduce((found, key) => found[key] as JsonObject, value as JsonObject);
}

function responsesOf(bundle: JsonObject): unknown[] {
  const operations = Object.values(at(bundle, "paths")).flatMap((item) => Object.values(at(item)));
  return operations.map((operation) => at(operation).responses);
}

/** Returns the names of all schemas within the given values, including referenced ones. */
function namesBelow(bundle: JsonObject, values: readonly unknown[]): Set<string> {
  const found = new Set<string>();
  const queue = [...values];
  for (const value of queue) {
    if (typeof value !== "object" || value === null) continue;
    const { $ref } = value as JsonObject;
    if (typeof $ref === "string" && !found.has($ref)) {
      found.add($ref);
      queue.push(at(bundle, ...$ref.slice("#/".length).split("/")));
    }
    queue.push(...Object.values(value));
  }
  return new Set([...found].map((each) => each.split("/").at(-1) ?? ""));
}
