import { createClient, type ServiceDefinition } from "@seamline/client-core";
import { expect, onTestFinished, test } from "vitest";
import type { ConformanceCase } from "../src/case.ts";
import { startConformanceServer } from "../src/conformance-server.ts";
import { definition } from "../src/generated/operations.gen.ts";
import { operationCases } from "../src/operation-cases.ts";
import { type CasesResult, type RunCasesOptions, runCases } from "../src/run-cases.ts";

const cases = operationCases(definition);

/** Runs the cases of the library against a client with another definition. */
async function runLibraryCases(options: Partial<RunCasesOptions>): Promise<CasesResult> {
  const server = await startConformanceServer({ cases: options.cases ?? cases });
  onTestFinished(() => server.close());
  return runCases({ serverUrl: server.url, createClient, cases, definition, ...options });
}

/** Returns the cases whose name starts with an operationId. */
function casesOf(beginning: string): ConformanceCase[] {
  return cases.filter(({ name }) => name.startsWith(beginning));
}

test("a client passes the cases derived from its own document", async () => {
  expect(await runLibraryCases({})).toEqual({ passed: cases.length, skipped: 0, failed: [] });
});

const { bindBook, getBook, createBook, listBooks, listLoans, printBook, deleteBook } = definition.operations;
test.each([
  [
    "retries a non-idempotent operation",
    { createBook: { ...createBook, idempotent: true } },
    "createBook-after-503",
  ],
  [
    "does not retry an idempotent operation",
    { getBook: { ...getBook, idempotent: false } },
    "getBook-after-a-reset",
  ],
  [
    "uses another path",
    { deleteBook: { ...deleteBook, path: "/v2/books/{bookId}" } },
    "deleteBook-after-429",
  ],
  [
    "requests pages by another parameter",
    { listBooks: { ...listBooks, pagination: { ...listBooks?.pagination, parameter: "p" } } },
    "listBooks-iterates-all-pages",
  ],
  [
    "reads the token from another pointer",
    { listLoans: { ...listLoans, pagination: { ...listLoans?.pagination, next: "/next" } } },
    "listLoans-ends-at-a-repeated-page",
  ],
  [
    "reads failures from another pointer",
    { printBook: { ...printBook, longRunning: { ...printBook?.longRunning, error: "/err" } } },
    "printBook-fails-with-the-documented-error",
  ],
  [
    "resumes by another operation",
    { bindBook: { ...bindBook, longRunning: { ...bindBook?.longRunning, get: "getBook" } } },
    "bindBook-resumes",
  ],
])("a client that %s fails a case", async (_, wrong, name) => {
  const other = { ...definition, operations: { ...definition.operations, ...wrong } };
  const [operationId = ""] = Object.keys(wrong);
  const { failed } = await runLibraryCases({
    definition: other as ServiceDefinition<unknown>,
    cases: casesOf(`${operationId}-`),
  });
  expect(failed.map((each) => each.case)).toContain(name);
});

test("a client that reads errors from another pointer fails a case", async () => {
  const { failed } = await runLibraryCases({
    definition: { ...definition, errors: { code: "/code" } },
    cases: casesOf("getBook-"),
  });
  expect(failed.map((each) => each.case)).toContain("getBook-reads-errors");
});

test("cases check the request id if the document contains its pointer", async () => {
  const named = { ...definition, errors: { ...definition.errors, requestId: "/error/request" } };
  const namedCases = operationCases(named).filter(({ name }) => name === "getBook-reads-errors");
  expect(await runLibraryCases({ definition: named, cases: namedCases })).toMatchObject({
    passed: 1,
    failed: [],
  });
  expect(await runLibraryCases({ cases: namedCases })).toMatchObject({
    failed: [{ case: "getBook-reads-errors" }],
  });
});

test("a client that sends dot segments fails a case", async () => {
  const createCareless = (_: unknown, { baseUrl }: { baseUrl: string }): unknown => ({
    books: { get: ({ bookId }: { bookId: string }) => fetch(`${baseUrl}/v1/books/${bookId}`) },
  });
  const { failed } = await runLibraryCases({
    createClient: createCareless as RunCasesOptions["createClient"],
    cases: casesOf("getBook-rejects-two-dots"),
  });
  expect(failed).toHaveLength(1);
});
