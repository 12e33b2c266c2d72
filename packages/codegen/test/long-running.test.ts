import { expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";

test("emits the data of a long-running operation if the document describes how to wait for it", async () => {
  const table = textOf(await generateFixture("archive.yaml"), "operations.gen.ts");
  expect(table).toContain(
    'longRunning: { get: "getOperation", parameters: { name: "/name" }, done: "/done", cancel: "cancelOperation", error: "/error", response: "/response", metadata: "/metadata" }',
  );
  expect(table).toContain(
    'longRunning: { get: "getOperation", parameters: { name: "/name" }, done: "/done", response: "/response" }',
  );
  const library = await generateFixture("library.yaml");
  expect(textOf(library, "operations.gen.ts")).not.toContain("longRunning");
  expect(textOf(library, "client.gen.ts")).toContain("ApiCall<BorrowBookResponse, BorrowBookResponses>");
});

test("a result that is an extension point has the type that fills the point", async () => {
  expect(textOf(await generateFixture("archive.yaml"), "client.gen.ts")).toContain(
    'OperationCall<PointFill<ExtensionPoints, "scan.details">, undefined, Operation | undefined, ShredFolderResponses>',
  );
});

test("describes unnamed parts of a response with indexed access types", async () => {
  const schema = {
    type: "object",
    properties: {
      name: { type: "string" },
      done: { type: "boolean" },
      result: { type: "object", properties: { count: { type: ["integer", "null"] } } },
    },
  };
  const response = { responses: { 200: { description: "", content: { "application/json": { schema } } } } };
  const pointers = { get: "read", name: "/name", done: "/done", response: "/result/count" };
  const paths = {
    "/jobs": { post: operation({ operationId: "start", "x-operation": pointers, ...response }) },
    "/jobs/{job}": { get: operation({ operationId: "read" }) },
  };
  expect(textOf(await generate({ spec: documentOf(paths) }), "client.gen.ts")).toContain(
    'OperationCall<NonNullable<NonNullable<StartResponse["result"]>["count"]>, undefined, StartResponse, StartResponses>',
  );
});

/** A job that is read with two parameters. One is named `query`, which is also an input key of the runtime. */
const copying = {
  schema: {
    type: "object",
    properties: {
      room: { type: "string" },
      id: { type: "string" },
      pages: { type: "object", properties: { count: { type: "integer" } } },
      status: { type: "string" },
    },
  },
  pointers: {
    get: "getCopy",
    parameters: { query: "/id", room: "/room" },
    done: "/status",
    doneValues: ["MADE", "LOST"],
    failedValues: ["LOST"],
    response: "",
    metadata: "/pages",
  },
};

function copyPaths(more: object = {}): object {
  const content = { "application/json": { schema: copying.schema } };
  const response = { responses: { 200: { description: "", content } } };
  return {
    "/copies": { post: operation({ operationId: "copy", "x-operation": copying.pointers, ...response }) },
    "/rooms/{room}/copies/{query}": { get: operation({ operationId: "getCopy", ...response }) },
    ...more,
  };
}

test("supports waiting for a resource whose read operation has several parameters", async () => {
  const files = await generate({ spec: documentOf(copyPaths()) });
  expect(textOf(files, "operations.gen.ts")).toContain(
    'longRunning: { get: "getCopy", parameters: { room: "/room", queryParameter: "/id" }, done: "/status", doneValues: ["MADE", "LOST"], failedValues: ["LOST"], response: "", metadata: "/pages" }',
  );
  expect(textOf(files, "client.gen.ts")).toContain(
    'OperationCall<CopyResponse, NonNullable<CopyResponse["pages"]>, CopyResponse, CopyResponses>',
  );
});

test("adds operations.resume alongside existing resources if a call is long-running", async () => {
  const archive = textOf(await generateFixture("archive.yaml"), "client.gen.ts");
  expect(archive).toContain(
    "export interface OperationsResource extends CancellableOperations<StartedOperations> {",
  );
  const copies = textOf(await generate({ spec: documentOf(copyPaths()) }), "client.gen.ts");
  expect(copies).toContain("readonly operations: ResumableOperations<StartedOperations>;");
  expect(copies).toMatch(/import type \{[^}]* ResumableOperations, [^}]*\} from "@seamline\/client-core"/);
  expect(textOf(await generateFixture("library.yaml"), "client.gen.ts")).not.toContain("ableOperations");
});

test("rejects the x-method operations.resume, and renames an operation with that default name", async () => {
  const named = copyPaths({
    "/x": { get: operation({ operationId: "x", "x-method": "operations.resume" }) },
  });
  await expect(generate({ spec: documentOf(named) })).rejects.toThrow(
    "x-method operations.resume of x is already used by every client with long-running operations",
  );
  const guessed = copyPaths({ "/x": { get: operation({ operationId: "resume", tags: ["operations"] }) } });
  const client = textOf(await generate({ spec: documentOf(guessed) }), "client.gen.ts");
  expect(client).toContain(
    "export interface OperationsResource extends ResumableOperations<StartedOperations> {",
  );
  expect(client).toContain("resume_2(");
});
