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

describe("a request draft", () => {
  test("a request draft starts as a valid example of its operation", () => {
    const prepared = prepareRequest(createMatter, exampleDraft(createMatter));
    expect(prepared).toMatchObject({
      request: { method: "POST", target: "/v1/matters", headers: { "content-type": "application/json" } },
    });
  });

  test("puts values into the path and query, and omits empty values", () => {
    const draft: RequestDraft = {
      path: { parent: "projects/demo/locations/l-1" },
      others: { pageSize: ["5"], filter: [""], orderBy: ["name desc"] },
      body: "",
    };
    expect(prepareRequest(listFunctions, draft)).toMatchObject({
      request: { target: "/v2/projects/demo/locations/l-1/functions?pageSize=5&orderBy=name+desc" },
    });
  });

  test("sends the body exactly as typed", () => {
    const body = '{ "name" : "Case 42", "odd": 1.0 }';
    expect(prepareRequest(createMatter, { ...exampleDraft(createMatter), body })).toMatchObject({
      request: { body },
    });
  });

  test("sends no body if the text is empty", () => {
    const prepared = prepareRequest(closeMatter, { path: { matterId: "m-1" }, others: {}, body: " " });
    expect("request" in prepared && prepared.request).not.toHaveProperty("body");
  });

  test("reports the line and column of invalid JSON", () => {
    expect(problems(createMatter, { body: '{\n  "name" 5\n}' })).toEqual([
      { field: "body", message: "Line 2, column 10: Expected a colon, but found 5." },
    ]);
  });

  test("reports a missing path value on its field", () => {
    expect(problems(closeMatter, { path: { matterId: "" } })).toMatchObject([{ field: "path.matterId" }]);
  });

  test("reports an invalid resource name on its field", () => {
    expect(problems(listFunctions, { path: { parent: "projects/demo" } })).toMatchObject([
      { field: "path.parent" },
    ]);
  });
});

describe("example drafts", () => {
  test.for(referenceDocuments)(
    "every operation of $service $version has a valid example draft",
    async (document) => {
      for (const [operationId, sample] of await samplesOf(document)) {
        const operation = tryItOperation(document, sample);
        const prepared = prepareRequest(operation, exampleDraft(operation));
        expect(prepared, operationId).toMatchObject({ request: { method: sample.operation.method } });
      }
    },
  );
});
