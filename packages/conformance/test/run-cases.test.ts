import { createClient } from "@seamline/client-core";
import { expect, onTestFinished, test } from "vitest";
import type { CaseCall, ConformanceCase, ExpectedRequest } from "../src/case.ts";
import { startConformanceServer } from "../src/conformance-server.ts";
import { type CasesResult, type RunCasesOptions, runCases } from "../src/run-cases.ts";

const call: CaseCall = {
  operation: "createBook",
  input: { header: { "X-Shelf": "7" }, query: { view: "all", lang: ["en", "fr"] } },
  body: { json: { title: "Emma", copies: 2 } },
  outcome: { data: { title: "Emma", pages: [1, 2] } },
};
const request: ExpectedRequest = {
  ...{ method: "POST", path: "/v1/books" },
  // The order differs from the client's. It is not significant.
  ...{ query: { lang: ["en", "fr"], view: "all" }, body: { json: { copies: 2, title: "Emma" } } },
  headers: { "x-shelf": "7", "x-other": null },
};
const right: ConformanceCase = {
  ...{ name: "right", why: "A client does this." },
  client: { auth: { tokens: ["t1"] } },
  calls: [call],
  answers: [{ status: 429, headers: { "retry-after": "3" } }, { json: { pages: [1, 2], title: "Emma" } }],
  requests: [request, { ...request, notBeforeMs: 3000 }],
  ...{ pausesMs: [3000], tokensAsked: 1 },
};
const failing: ConformanceCase = {
  ...{ name: "refused", why: "A client does this." },
  calls: [
    {
      operation: "getBook",
      input: { bookId: "emma" },
      outcome: { error: { kind: "ApiError", status: 400, code: "bad", says: ["no"], field: null } },
    },
  ],
  answers: [{ status: 400, json: { error: { code: "bad", message: "no such thing" } } }],
  requests: [{ method: "GET", path: "/v1/books/emma" }],
};

async function run(
  cases: readonly ConformanceCase[],
  options: Partial<RunCasesOptions> = {},
): Promise<CasesResult> {
  const server = await startConformanceServer({ cases });
  onTestFinished(() => server.close());
  return runCases({ serverUrl: server.url, createClient, ...options });
}

test("a conforming client passes all cases", async () => {
  expect(await run([right, failing])).toEqual({ passed: 2, skipped: 0, failed: [] });
});

const outcome = (expected: CaseCall["outcome"]): Partial<ConformanceCase> => ({
  calls: [{ ...call, outcome: expected }],
});
const second = (changes: Partial<ExpectedRequest>): Partial<ConformanceCase> => ({
  requests: [request, { ...request, ...changes }],
});

test.each<[string, Partial<ConformanceCase>, string]>([
  ["other data", outcome({ data: { title: "Emma", pages: [2, 1] } }), "call 1 returned"],
  ["no data", outcome({ nothing: true }), "instead of nothing"],
  ["binary data", outcome({ base64: "AA==" }), "instead of bytes"],
  ["an error", outcome({ error: { kind: "ApiError" } }), "instead of ApiError"],
  ["fewer requests", { requests: [request] }, "2 requests instead of 1: POST /v1/books, POST /v1/books"],
  ["another method", second({ method: "PUT" }), 'request 2: method "POST" instead of "PUT"'],
  ["another path", second({ path: "/v1/book" }), 'request 2: path "/v1/books" instead of "/v1/book"'],
  ["a query", second({ query: { q: "x" } }), "request 2: query"],
  ["another body", second({ body: { json: {} } }), "request 2: body"],
  ["no body", second({ body: undefined }), "request 2: body"],
  ["another header", second({ headers: { "x-shelf": "8" } }), 'request 2: x-shelf "7" instead of "8"'],
  ["no header", second({ headers: { "x-shelf": null } }), 'request 2: x-shelf "7" instead of null'],
  ["a later request", second({ notBeforeMs: 3001 }), "request 2: sent too early, after 3000 ms"],
  ["another pause", { pausesMs: [2999] }, "paused [3000] ms instead of [2999]"],
  ["no pause", { pausesMs: undefined }, "paused [3000] ms instead of []"],
  ["a shorter pause", { pausesMs: [{ min: 0, max: 2999 }] }, "paused [3000] ms"],
  ["more tokens", { tokensAsked: 2 }, "requested 1 tokens instead of 2"],
])("a case that expects %s fails and reports the difference", async (_, wanted, why) => {
  const { passed, failed } = await run([{ ...right, ...wanted }]);
  expect([passed, failed]).toEqual([0, [{ case: "right", why: expect.stringContaining(why) }]]);
});

test.each([
  [{ kind: "NetworkError" }, "call 1 failed with ApiError"],
  [{ kind: "ApiError", status: 401 }, "call 1 ApiError has status 400 instead of 401"],
  [{ kind: "ApiError", code: null }, 'call 1 ApiError has code "bad" instead of null'],
  [{ kind: "ApiError", says: ["yes"] }, "call 1 ApiError message does not contain yes"],
  [{ kind: "ApiError", withholds: ["such"] }, "call 1 ApiError contains such"],
  [{ kind: "ApiError", cause: { kind: "ApiError" } }, "call 1 ApiError cause: failed with undefined"],
])("a case that expects the error %j fails and reports the difference", async (error, why) => {
  const calls = failing.calls.map((each) => ({ ...each, outcome: { error } }));
  const { failed } = await run([{ ...failing, calls }]);
  expect(failed).toEqual([{ case: "refused", why: expect.stringContaining(why) }]);
});

test("a case that expects data fails if the call fails", async () => {
  const calls = failing.calls.map((each) => ({ ...each, outcome: { data: {} } }));
  const { failed } = await run([{ ...failing, calls }]);
  expect(failed[0]?.why).toMatch(/^call 1 failed: ApiError: getBook failed with 400/);
});

test("anyOrder allows requests in any order", async () => {
  const inTurn: ConformanceCase = {
    ...{ ...right, name: "in-turn", client: {}, tokensAsked: 0, pausesMs: [] },
    calls: ["a", "b"].map((bookId) => ({
      operation: "deleteBook",
      input: { bookId },
      outcome: { nothing: true },
    })),
    answers: [{ status: 204, times: 2 }],
    requests: ["b", "a"].map((id) => ({ method: "DELETE", path: `/v1/books/${id}` })),
  };
  const { failed } = await run([inTurn, { ...inTurn, name: "in-any-turn", anyOrder: true }]);
  expect(failed.map((each) => each.case)).toEqual(["in-turn"]);
});

test("exceptions apply only in their runtime", async () => {
  const differing: ConformanceCase = {
    ...failing,
    where: {
      bun: { reason: "For this test.", skip: true },
      browser: { reason: "For this test.", requests: [] },
    },
  };
  expect(await run([differing], { runtime: "node" })).toMatchObject({ passed: 1, skipped: 0 });
  expect(await run([differing], { runtime: "bun" })).toEqual({ passed: 0, skipped: 1, failed: [] });
  expect(await run([differing], { runtime: "browser" })).toMatchObject({ failed: [{ case: "refused" }] });
});

test("a client that cannot be created fails its case, and the other cases still run", async () => {
  let made = 0;
  const { passed, failed } = await run([right, failing], {
    parallel: 1,
    createClient: (definition, options) => {
      made += 1;
      if (made === 1) throw new Error("no client");
      return createClient(definition, options);
    },
  });
  expect([passed, failed]).toEqual([1, [{ case: "right", why: "could not run: Error: no client" }]]);
});

test("a call that never ends fails its case, and the other cases still run", async () => {
  const { failed } = await run([failing, right], {
    maxCaseMs: 2_000,
    parallel: 1,
    createClient: (definition, options) =>
      Object.assign(createClient(definition, options) as object, {
        books: { get: () => new Promise(() => undefined), create: () => Promise.resolve() },
      }) as never,
  });
  expect(failed.map((each) => [each.case, each.why.slice(0, 29)])).toEqual([
    ["refused", "did not finish within 2000 ms"],
    ["right", "call 1 returned nothing inste"],
  ]);
});

test("every case is reported after it has run", async () => {
  const reported: [string, number][] = [];
  const wrong = { ...failing, name: "wrong", requests: [] };
  await run([failing, wrong], {
    parallel: 1,
    report: (name, problems) => reported.push([name, problems.length]),
  });
  expect(reported).toEqual([
    ["refused", 0],
    ["wrong", 1],
  ]);
});
