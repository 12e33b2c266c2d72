import { expect, test } from "vitest";
import { defineService } from "../../src/framework/define-service.ts";
import { InvalidServiceError } from "../../src/framework/invalid-service-error.ts";
import { portOffsets } from "../../src/runtime/port-offsets.ts";
import { document as depotDocument } from "./support/depot-service.ts";
import { document, handlers, parcels } from "./support/parcels-service.ts";

/** Returns the problems with a definition. */
function problemsOf(define: () => unknown): readonly (readonly [member: string, problem: string])[] {
  try {
    define();
    return [];
  } catch (error) {
    if (!(error instanceof InvalidServiceError)) throw error;
    return error.problems.map(({ member, problem }) => [member, problem]);
  }
}

const { createParcel, getParcel } = handlers;

test("suggests the nearest operation for an unknown handler", () => {
  const found = problemsOf(() =>
    defineService({
      name: "parcels",
      documents: [{ document, handlers: { createParcle: createParcel, fly: getParcel } as never }],
      collections: { parcels: {} },
    }),
  );
  expect(found).toEqual([
    [
      "documents[0].handlers.createParcle",
      'the document has no operation "createParcle" (did you mean "createParcel"?).',
    ],
    ["documents[0].handlers.fly", 'the document has no operation "fly".'],
  ]);
});

test("reports all problems with a definition at once", () => {
  const documents = [
    { document, handlers: {} },
    { document, handlers: {} },
    { document: { openapi: "2.0" }, handlers: {} },
  ];
  const collections = { tasks: {}, parcels: { schema: "Parcl" } };
  const seed = { schema: {}, counts: () => [], readFixtures: () => undefined };
  const found = problemsOf(() => defineService({ name: "accounts", documents, collections, seed }));
  expect(found).toEqual([
    ["name", '"accounts" is reserved, because all seeds have a member with this name.'],
    ["documents[2].document", "must be an OpenAPI 3.1 or 3.2 document with paths, but is OpenAPI 2.0."],
    ["documents[1].id", '"accounts@1.2.0" is already the id of documents[0].'],
    ["collections.tasks", `"tasks" is reserved for the service's tasks.`],
    ["collections.parcels.schema", 'the document has no component schema "Parcl" (did you mean "Parcel"?).'],
    ["writeSeed", "is required if the definition has `seed`."],
  ]);
});

test.each([
  [undefined, [["definition", "must be an object, but is missing."]]],
  [
    {},
    [
      ["name", "must be a string, but is missing."],
      ["documents", "must be an array of one or more { document, handlers }, but is missing."],
      ["collections", "must be an object, but is missing."],
    ],
  ],
  [
    { name: "parcels", documents: [{ document: "openapi: 3.1.0" }], collections: [] },
    [
      ["documents[0].document", "must be a parsed OpenAPI document, but is a string."],
      ["documents[0].handlers", "must be an object with functions, but is missing."],
      ["collections", "must be an object, but is empty."],
    ],
  ],
  [
    { name: "parcels", documents: [{ document, handlers: { getParcel: 1 } }], collections: {}, task: 1 },
    [
      ["task", 'is unknown (did you mean "tasks"?).'],
      ["documents[0].handlers.getParcel", "must be a function, but is a number."],
    ],
  ],
])("reports the problems in the malformed definition %j", (definition, problems) => {
  expect(problemsOf(() => defineService(definition as never))).toEqual(problems);
});

test("rejects two operations with the same operationId", () => {
  const paths = { ...document.paths, "/lost-parcels": document.paths["/parcels"] };
  const found = problemsOf(() =>
    defineService({
      name: "parcels",
      documents: [{ document: { ...document, paths }, handlers: {} }],
      collections: {},
    }),
  );
  expect(found.map(([, problem]) => problem)).toEqual([
    'two operations have the operationId "listParcels".',
    'two operations have the operationId "createParcel".',
  ]);
});

test("requires authenticate if a security scheme is not a bearer token", () => {
  const components = { securitySchemes: { token: { type: "apiKey", in: "header", name: "x-key" } } };
  const definition = {
    name: "depot",
    documents: [{ document: { ...depotDocument, components }, handlers: {} }],
    collections: {},
  };
  const found = problemsOf(() => defineService(definition));
  expect(found.map(([member]) => member)).toEqual([
    "authenticate",
    "authenticate",
    "authenticate",
    "authenticate",
  ]);
  expect(found[0]?.[1]).toContain("getCrate requires the security scheme token (apiKey)");
  expect(problemsOf(() => defineService({ ...definition, authenticate: () => undefined }))).toEqual([]);
});

test("defineService does not override members that the definition sets", () => {
  const service = defineService({
    ...{ name: "parcels", documents: [{ id: "own", document, handlers }], collections: { parcels: {} } },
    portOffset: 7,
    maxBodyBytes: 5,
    view: undefined,
  });
  expect([service.portOffset, service.maxBodyBytes]).toEqual([7, 5]);
  expect(service.documents.map(({ id }) => id)).toEqual(["own"]);
  expect(service.view).toBeDefined();
});

test("assigns free port offsets in the order of the services", () => {
  expect(parcels.portOffset).toBeUndefined();
  const given = [undefined, 0, undefined, 2, undefined];
  expect(portOffsets(given.map((portOffset) => ({ portOffset })))).toEqual([1, 0, 3, 2, 4]);
});

test("defineService accepts a service that is already defined", () => {
  const again = defineService({ ...parcels, name: "other" });
  expect({ ...again, name: parcels.name }).toEqual(parcels);
});
