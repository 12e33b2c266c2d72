import { expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";

test("the data of a long-running operation, where the document shows how to wait for it", async () => {
  const table = textOf(await generateFixture("archive.yaml"), "operations.gen.ts");
  expect(table).toContain(
    'longRunning: { get: "getOperation", name: "/name", done: "/done", cancel: "cancelOperation", error: "/error", response: "/response", metadata: "/metadata" }',
  );
  expect(table).toContain(
    'longRunning: { get: "getOperation", name: "/name", done: "/done", response: "/response" }',
  );
  const library = await generateFixture("library.yaml");
  expect(textOf(library, "operations.gen.ts")).not.toContain("longRunning");
  expect(textOf(library, "client.gen.ts")).toContain("ApiCall<BorrowBookResponse, BorrowBookResponses>");
});

test("what a point leaves open is typed by its fill", async () => {
  expect(textOf(await generateFixture("archive.yaml"), "client.gen.ts")).toContain(
    'OperationCall<PointFill<ExtensionPoints, "scan.details">, undefined, Operation | undefined, ShredFolderResponses>',
  );
});

test("parts of an answer that have no name are typed by their place in it", async () => {
  const schema = {
    type: "object",
    properties: {
      name: { type: "string" },
      done: { type: "boolean" },
      result: { type: "object", properties: { count: { type: ["integer", "null"] } } },
    },
  };
  const answer = { responses: { 200: { description: "", content: { "application/json": { schema } } } } };
  const pointers = { get: "read", name: "/name", done: "/done", response: "/result/count" };
  const paths = {
    "/jobs": { post: operation({ operationId: "start", "x-operation": pointers, ...answer }) },
    "/jobs/{job}": { get: operation({ operationId: "read" }) },
  };
  expect(textOf(await generate({ spec: documentOf(paths) }), "client.gen.ts")).toContain(
    'OperationCall<NonNullable<NonNullable<StartResponse["result"]>["count"]>, undefined, StartResponse, StartResponses>',
  );
});
