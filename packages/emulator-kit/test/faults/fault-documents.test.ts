import { expect, it } from "vitest";
import { createFaults } from "../../src/faults/create-faults.ts";
import { InvalidFaultError } from "../../src/index.ts";
import { known } from "./support/known.ts";

it("limits a fault to the operations of its document", () => {
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
])("rejects a fault for the unknown operation %s of %s", (operationId, document, problem) => {
  const documents = { "functions@v1": ["getFunction"], "functions@v2": ["getFunction", "listRuntimes"] };
  const faults = createFaults({ known: () => known(documents, "readObject") });
  const add = (): unknown => faults.add({ operationId, document, status: 500 });
  expect(add).toThrow(InvalidFaultError);
  expect(add).toThrow(expect.objectContaining({ message: problem }));
  expect(faults.list()).toEqual([]);
  faults.add({ operationId: "listRuntimes", document: "functions@v2", status: 500 });
  faults.add({ operationId: "readObject", status: 500 });
});
