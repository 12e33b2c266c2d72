import { expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, operation, textOf } from "./support/generated.ts";

const page = {
  type: "object",
  properties: { items: { type: "array", items: {} }, next: { type: "string" } },
};
const job = { type: "object", properties: { name: { type: "string" }, done: { type: "boolean" } } };
const responding = (schema: object) => ({
  responses: { 200: { description: "", content: { "application/json": { schema } } } },
});

/** Returns a document with a list and a job; the extensions describe their behavior. */
function pathsWith(extensions: { readonly list?: object; readonly start?: object }) {
  return {
    "/books": {
      get: operation({
        operationId: "listBooks",
        parameters: [{ name: "token", in: "query", schema: { type: "string" } }],
        ...responding(page),
        ...extensions.list,
      }),
    },
    "/jobs": { post: operation({ operationId: "startJob", ...responding(job), ...extensions.start }) },
    "/jobs/{job}": { get: operation({ operationId: "getJob", ...responding(job) }) },
  };
}

const list = { "x-pagination": { style: "token", parameter: "token", items: "/items", next: "/next" } };
const start = { "x-operation": { get: "getJob", name: "/name", done: "/done" } };
const fuller = { spec: documentOf(pathsWith({ list, start })), moduleName: "@example/books/reference" };

test("calls point to the fuller profile's module if only it describes their pages or results", async () => {
  const files = await generate({ spec: documentOf(pathsWith({})), clientName: "BooksClient", fuller });
  const client = textOf(files, "client.gen.ts");
  expect(client).toContain(
    'CallAsShown<ListBooksResponse, ListBooksResponses, "to iterate, import from @example/books/reference">',
  );
  expect(client).toContain(
    'CallAsShown<StartJobResponse, StartJobResponses, "to wait, import from @example/books/reference">',
  );
  expect(client).toContain("ApiCall<GetJobResponse, GetJobResponses>");
  expect(client).toContain("To iterate, import from `@example/books/reference`.");
  expect(client).toContain("For the complete service, import from `@example/books/reference`.");
  const table = textOf(files, "operations.gen.ts");
  expect(table).toContain('unshown: { feature: "pages", describedIn: "@example/books/reference" }');
  expect(table).toContain("features: [asShown],");
});

test("no call points to the fuller profile's module if the document has all of its features", async () => {
  const files = await generate({ spec: documentOf(pathsWith({ list, start })), fuller });
  expect(textOf(files, "client.gen.ts")).not.toContain("CallAsShown");
  expect(textOf(files, "operations.gen.ts")).toContain("features: [longRunning, pages],");
});
