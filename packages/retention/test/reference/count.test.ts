import { serveBundle } from "@seamline/contract-server/bundle-tests";
import { expect, expectTypeOf, test } from "vitest";
import {
  type CountArtifactsMetadata,
  type CountArtifactsOperation,
  type CountArtifactsResponse,
  isOperationFailedError,
} from "../../src/generated/v1/reference/index.gen.ts";
import { bundle, createClient, examples } from "./bundle.ts";
import { instantClock } from "./instant-clock.ts";

const running = examples.named<CountArtifactsOperation>("runningCount");
const done = examples.named<CountArtifactsOperation>("doneCount");
const cancelled = examples.named<CountArtifactsOperation>("cancelledCount");

/** A server whose operation changes its state with every read. */
async function countingClient(...states: CountArtifactsOperation[]) {
  const server = await serveBundle(bundle);
  server.respondWith("countMatterAccounts", () => ({ body: running }));
  server.respondWith("getOperation", () => ({ body: states.shift() }));
  const client = createClient(server.url).withOptions({ clock: instantClock() });
  return { client, sent: () => server.received.map(({ operationId }) => operationId), server };
}

test("wait() reports the progress of a count and returns the result", async () => {
  const { client, sent, server } = await countingClient(running, done);
  const progress: (CountArtifactsMetadata | undefined)[] = [];
  const counted = await client.matters
    .count({ matterId: "m", body: { view: "ALL" } })
    .wait({ onProgress: ({ metadata }) => progress.push(metadata) });
  expectTypeOf(counted).toEqualTypeOf<CountArtifactsResponse>();
  expect(counted).toEqual(done.response);
  expect(progress).toEqual([running.metadata, running.metadata, done.metadata]);
  expect(sent()).toEqual(["countMatterAccounts", "getOperation", "getOperation"]);
  expect(server.received.flatMap(({ violations }) => violations)).toEqual([]);
  expect(server.received[1]?.path).toEqual({ operation: running.name?.slice("operations/".length) });
});

test("awaiting a count without wait() returns the operation", async () => {
  const { client, sent } = await countingClient();
  expect(await client.matters.count({ matterId: "m", body: {} })).toEqual(running);
  expect(sent()).toEqual(["countMatterAccounts"]);
});

test("a cancelled count throws the service's error", async () => {
  const { client, sent, server } = await countingClient({ ...cancelled, name: running.name });
  const counting = client.matters.count({ matterId: "m", body: {} });
  await counting.cancel();
  const error = await counting.wait().catch((reason: unknown) => reason);
  expect(error).toSatisfy(isOperationFailedError);
  expect(error).toMatchObject({ operationName: running.name, code: cancelled.error?.code });
  expect(sent()).toEqual(["countMatterAccounts", "cancelOperation", "getOperation"]);
  expect(server.received.flatMap(({ violations }) => violations)).toEqual([]);
});
