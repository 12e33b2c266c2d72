import { serveBundle } from "@seamline/contract-server/bundle-tests";
import { expect, expectTypeOf, test } from "vitest";
import { bearer, type Clock, createFunctionsClient, waitUntil } from "../src/generated/v2/index.gen.ts";
import { bundleOf } from "./bundle-of.ts";

const name = "projects/p/locations/l/operations/o";

/** A server whose operation changes its state with every read, and a clock that advances when the client sleeps. */
async function operating(...states: object[]) {
  const server = await serveBundle(bundleOf("v2", "as shown"));
  server.respondWith("getOperation", () => ({ body: states.shift() }));
  const slept: number[] = [];
  const clock: Clock = {
    now: () => slept.reduce((sum, ms) => sum + ms, 0),
    sleep: async (ms) => void slept.push(ms),
  };
  const client = createFunctionsClient({ baseUrl: server.url, auth: bearer("token"), clock });
  return { operations: client.projects.locations.operations, client, server, slept };
}

test("waitUntil waits for an operation with an undocumented result", async () => {
  const { operations, slept } = await operating(
    { done: false },
    { done: false },
    { done: true, response: {} },
  );
  const operation = await waitUntil((options) => operations.get({ name }, options), {
    isDone: ({ done }) => done === true,
    isFailed: ({ error }) => error !== undefined,
  });
  expectTypeOf(operation).toEqualTypeOf<{ [field: string]: unknown }>();
  expect(operation).toEqual({ done: true, response: {} });
  expect(slept).toEqual([250, 375]);
});

test("a client without long-running operations has no resume method", async () => {
  const { client } = await operating();
  expect(client).not.toHaveProperty("operations");
  expectTypeOf(client).not.toHaveProperty("operations");
});
