import { serveBundle } from "@seamline/contract-server/bundle-tests";
import { expect, expectTypeOf, test } from "vitest";
import type { RetentionClient } from "../../src/generated/v1/reference/index.gen.ts";
import {
  bearer,
  type CountArtifactsOperation,
  type CountArtifactsResponse,
  countMatterAccounts,
  type createExport,
  createRetentionClient,
  getMatter,
  listMatters,
  type OperationsClient,
} from "../../src/generated/v1/reference/standalone.gen.ts";
import { bundle, createClient, examples } from "./bundle.ts";
import { instantClock } from "./instant-clock.ts";

async function serve() {
  const server = await serveBundle(bundle);
  const client = createRetentionClient({
    baseUrl: server.url,
    auth: bearer("s3cret"),
    clock: instantClock(),
  });
  return { server, client };
}

/** Type of the method that corresponds to a standalone function. */
type MethodOf<Call> = Call extends (client: OperationsClient, ...rest: infer Rest) => infer Returned
  ? (...rest: Rest) => Returned
  : never;

test("standalone functions have the same types as the methods in the resource tree", () => {
  type Matters = RetentionClient["matters"];
  expectTypeOf<MethodOf<typeof getMatter>>().toEqualTypeOf<Matters["get"]>();
  expectTypeOf<MethodOf<typeof listMatters>>().toEqualTypeOf<Matters["list"]>();
  expectTypeOf<MethodOf<typeof createExport>>().toEqualTypeOf<Matters["exports"]["create"]>();
  expectTypeOf<MethodOf<typeof countMatterAccounts>>().toEqualTypeOf<Matters["count"]>();
  expectTypeOf<RetentionClient>().toExtend<OperationsClient>();
});

test("a function and its resource tree method return the same data", async () => {
  const { server, client } = await serve();
  const matter = await getMatter(client, { matterId: "m" });
  expect(matter).toEqual(await createClient(server.url).matters.get({ matterId: "m" }));
  const found = await listMatters(client, { query: { pageSize: 2 } });
  expect(found.matters?.length).toBeGreaterThan(0);
  expect(server.received.map(({ operationId }) => operationId)).toEqual([
    "getMatter",
    "getMatter",
    "listMatters",
  ]);
  expect(server.received.flatMap(({ violations }) => violations)).toEqual([]);
});

test("a function that starts a long-running operation waits for its result and resumes it", async () => {
  const { server, client } = await serve();
  const done = examples.named<CountArtifactsOperation>("doneCount");
  server.respondWith("countMatterAccounts", () => ({ body: examples.named("runningCount") }));
  server.respondWith("getOperation", () => ({ body: done }));
  const call = countMatterAccounts(client, { matterId: "m", body: {} });
  expect(await call.wait()).toEqual(done.response);
  const resumed = countMatterAccounts.resume(client, call.toJSON());
  expectTypeOf(resumed.wait).returns.resolves.toEqualTypeOf<CountArtifactsResponse>();
  expect(await resumed.wait()).toEqual(done.response);
});
