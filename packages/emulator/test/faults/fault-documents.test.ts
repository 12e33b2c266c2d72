import { expect, it } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { ask } from "../runtime/support/ask.ts";

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
