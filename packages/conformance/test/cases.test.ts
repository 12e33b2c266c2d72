import { createClient } from "@seamline/client-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ConformanceServer, startConformanceServer } from "../src/conformance-server.ts";
import { loadCases } from "../src/load-cases.ts";
import { runCases } from "../src/run-cases.ts";

const cases = loadCases();
const problemsOf = new Map<string, readonly string[]>();
let server: ConformanceServer;

beforeAll(async () => {
  server = await startConformanceServer();
  await runCases({
    serverUrl: server.url,
    createClient,
    report: (name, problems) => problemsOf.set(name, problems),
  });
});
afterAll(() => server.close());

test.each(cases)("$name", ({ name }) => {
  expect(problemsOf.get(name)).toEqual([]);
});
