import { exampleDraft, prepareRequest, type RequestDraft } from "@seamline/ui/request/request-draft";
import { describe, expect, test } from "vitest";
import { tryItOperation } from "../../src/try-it/try-it-operation.ts";
import { referenceDocuments, samplesOf, tried } from "./tried-operations.ts";

const createMatter = await tried("retention", "createMatter");
const closeMatter = await tried("retention", "closeMatter");
const listFunctions = await tried("functions", "listFunctions", "v2");

function problems(operation: typeof createMatter, changes: Partial<RequestDraft>) {
  const prepared = prepareRequest(operation, { ...exampleDraft(operation), ...changes });
  return "problems" in prepared ? prepared.problems : [];
}

describe("the draft of a request", () => {
  test("begins with the example of its operation, which can be sent", () => {
    const prepared = prepareRequest(createMatter, exampleDraft(createMatter));
    expect(prepared).toMatchObject({
      request: { method: "POST", target: "/v1/matters", headers: { "content-type": "application/json" } },
    });
  });

  test("has its values in the path and the query, and leaves out what is empty", () => {
    const draft: RequestDraft = {
      path: { parent: "projects/demo/locations/l-1" },
      others: { pageSize: ["5"], filter: [""], orderBy: ["name desc"] },
      body: "",
    };
    expect(prepareRequest(listFunctions, draft)).toMatchObject({
      request: { target: "/v2/projects/demo/locations/l-1/functions?pageSize=5&orderBy=name+desc" },
    });
  });

  test("sends a body exactly as it was typed", () => {
    const body = '{ "name" : "Case 42", "odd": 1.0 }';
    expect(prepareRequest(createMatter, { ...exampleDraft(createMatter), body })).toMatchObject({
      request: { body },
    });
  });

  test("sends no body where its text is empty", () => {
    const prepared = prepareRequest(closeMatter, { path: { matterId: "m-1" }, others: {}, body: " " });
    expect("request" in prepared && prepared.request).not.toHaveProperty("body");
  });

  test("is not sent with JSON that does not parse, and says the line and the column at the body", () => {
    expect(problems(createMatter, { body: '{\n  "name" 5\n}' })).toEqual([
      { field: "body", message: "Line 2, column 10: A colon must stand here, and 5 does." },
    ]);
  });

  test("is not sent without a value that the path needs, and says so at its field", () => {
    expect(problems(closeMatter, { path: { matterId: "" } })).toMatchObject([{ field: "path.matterId" }]);
  });

  test("is not sent with a name that does not fit its pattern, and says so at its field", () => {
    expect(problems(listFunctions, { path: { parent: "projects/demo" } })).toMatchObject([
      { field: "path.parent" },
    ]);
  });
});

describe("The draft of the example of every operation", () => {
  test.for(referenceDocuments)("can be sent: $service $version", async (document) => {
    for (const [operationId, sample] of await samplesOf(document)) {
      const operation = tryItOperation(document, sample);
      const prepared = prepareRequest(operation, exampleDraft(operation));
      expect(prepared, operationId).toMatchObject({ request: { method: sample.operation.method } });
    }
  });
});
