import { createFaults } from "@seamline/emulator-kit/host";
import { expect, it } from "vitest";
import { known } from "../../../emulator-kit/test/faults/support/known.ts";
import { createEmulator, InvalidFaultError } from "../../src/index.ts";
import { ask } from "../runtime/support/ask.ts";

it("faults with a document affect only its operations, and other faults affect all documents", () => {
  const faults = createFaults();
  const one = faults.add({ operationId: "getFunction", document: "functions@v1", status: 503 });
  const all = faults.add({ operationId: "*", document: "functions@v2", latencyMs: 5 });
  const any = faults.add({ operationId: "getFunction", contentType: "text/html" });
  expect(faults.take("getFunction", "functions@v1").ids).toEqual([one, any]);
  expect(faults.take("getFunction", "functions@v2").ids).toEqual([all, any]);
  expect(faults.take("listFunctions", "functions@v2").ids).toEqual([all]);
  expect(faults.take("listFunctions", "functions@v1").ids).toEqual([]);
  expect(faults.take("getFunction").ids).toEqual([any]);
  expect(faults.take(undefined).ids).toEqual([]);
  expect(faults.list().map(({ document, hits, requests }) => [document, hits, requests])).toEqual([
    ["functions@v1", 1, 1],
    ["functions@v2", 2, 2],
    [undefined, 3, 3],
  ]);
});

it.each([
  ["getFunction", "functions@v3", "document does not match any document: did you mean functions@v1?"],
  ["*", "mail", "document must be a document: functions@v1, functions@v2."],
  ["listRuntimes", "functions@v1", "operationId must be * or an operation of functions@v1: getFunction."],
  [
    "getFunctoin",
    "functions@v2",
    "operationId does not match any operation of functions@v2: did you mean getFunction?",
  ],
  ["readObject", "functions@v1", "operationId must be * or an operation of functions@v1: getFunction."],
])("a fault is rejected because there is no %s of %s", (operationId, document, problem) => {
  const documents = { "functions@v1": ["getFunction"], "functions@v2": ["getFunction", "listRuntimes"] };
  const faults = createFaults({ known: () => known(documents, "readObject") });
  const add = (): unknown => faults.add({ operationId, document, status: 500 });
  expect(add).toThrow(InvalidFaultError);
  expect(add).toThrow(expect.objectContaining({ message: problem }));
  expect(faults.list()).toEqual([]);
  faults.add({ operationId: "listRuntimes", document: "functions@v2", status: 500 });
  faults.add({ operationId: "readObject", status: 500 });
});

it("faults, the journal and coverage distinguish the versions of a service by document", async () => {
  const emulator = createEmulator();
  const id = emulator.faults.add({ operationId: "listFunctions", document: "functions@v2", status: 503 });
  for (const version of ["v1", "v2", "v2beta", "v2alpha"])
    await ask(emulator.functions, `GET /${version}/projects/p/locations/l/functions`, undefined, {
      authorization: "nobody",
    });
  expect(emulator.requests().map(({ document, status }) => [document, status])).toEqual([
    ["functions@v1", 401],
    ["functions@v2", 503],
    ["functions@v2beta", 401],
    ["functions@v2alpha", 401],
  ]);
  expect(emulator.faults.hits(id)).toBe(1);
  expect(emulator.requests({ document: "functions@v2" })).toMatchObject([{ faults: [id] }]);
  expect(emulator.requests({ operationId: "listFunctions" })).toHaveLength(4);
  const called = emulator.requests().map(({ document }) => document);
  const seen = emulator
    .coverage()
    .operations.filter(
      ({ operationId, document }) => operationId === "listFunctions" && called.includes(document),
    );
  expect(seen.map(({ document, error, statuses }) => [document, error, statuses])).toEqual([
    ["functions@v1", true, { 401: 1 }],
    ["functions@v2", false, {}],
    ["functions@v2alpha", true, { 401: 1 }],
    ["functions@v2beta", true, { 401: 1 }],
  ]);
});
