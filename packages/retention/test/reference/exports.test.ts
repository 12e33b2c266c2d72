import { serveBundle } from "@seamline/contract-server/bundle-tests";
import { expect, expectTypeOf, test } from "vitest";
import {
  type Export,
  type ExportStats,
  isOperationFailedError,
  type OperationReference,
} from "../../src/generated/v1/reference/index.gen.ts";
import { bundle, createClient, examples } from "./bundle.ts";
import { instantClock } from "./instant-clock.ts";

const running = examples.named<Export>("runningExport");
const completed = examples.named<Export>("completedExport");
const matterId = `${running.matterId}`;

/** A server with an export that changes its state with every read. */
async function exportingClient(...states: Export[]) {
  const server = await serveBundle(bundle);
  server.respondWith("createExport", () => ({ body: running }));
  server.respondWith("getExport", () => ({ body: states.shift() }));
  const client = createClient(server.url).withOptions({ clock: instantClock() });
  return { client, sent: () => server.received.map(({ operationId }) => operationId), server };
}

test("wait() reports the stats of an export and returns the finished export", async () => {
  const { client, sent, server } = await exportingClient(running, completed);
  const numbers: (ExportStats | undefined)[] = [];
  const finished = await client.matters.exports
    .create({ matterId, body: { name: "Lease mail" } })
    .wait({ onProgress: ({ metadata }) => numbers.push(metadata) });
  expectTypeOf(finished).toEqualTypeOf<Export>();
  expect(finished).toEqual(completed);
  expect(numbers).toEqual([running.stats, running.stats, completed.stats]);
  expect(sent()).toEqual(["createExport", "getExport", "getExport"]);
  expect(server.received[1]?.path).toEqual({ matterId, exportId: running.id });
  expect(server.received.flatMap(({ violations }) => violations)).toEqual([]);
});

test("a failed export throws an error that contains the export", async () => {
  const failed: Export = { ...running, status: "FAILED" };
  const { client } = await exportingClient(running, failed);
  const error = await client.matters.exports
    .create({ matterId, body: {} })
    .wait()
    .catch((reason: unknown) => reason);
  expect(error).toSatisfy(isOperationFailedError);
  expect(error).toMatchObject({
    message: "createExport failed: FAILED",
    code: "FAILED",
    metadata: running.stats,
    body: failed,
  });
});

test("resumes an export from its serialized call and a count from its name", async () => {
  const { client, sent, server } = await exportingClient(running, completed);
  const exporting = client.matters.exports.create({ matterId, body: {} });
  await exporting;
  const text = JSON.stringify(exporting);
  expect(JSON.parse(text)).toEqual({
    operationId: "createExport",
    input: { matterId, exportId: running.id },
  });
  const finished = await client.operations
    .resume(JSON.parse(text) as OperationReference<Export, ExportStats>)
    .wait();
  expectTypeOf(finished).toEqualTypeOf<Export>();
  expect(finished).toEqual(completed);
  expect(sent()).toEqual(["createExport", "getExport", "getExport"]);
  server.respondWith("getOperation", () => ({
    body: { name: "operations/count/1", done: true, response: { totalCount: "3" } },
  }));
  expect(await client.operations.resume("operations/count/1").wait()).toEqual({ totalCount: "3" });
});

test("a resumed operation can be cancelled if the service supports it", async () => {
  const { client, sent } = await exportingClient(running);
  await client.operations.resume("operations/count/1").cancel();
  expect(sent()).toEqual(["getOperation", "cancelOperation"]);
  const exporting = client.matters.exports.create({ matterId, body: {} });
  await exporting;
  const resumed = client.operations.resume(exporting.toJSON());
  await resumed;
  // @ts-expect-error no operation cancels an export
  expect(resumed.cancel).toBeUndefined();
});

test("rejects an unknown or empty operation name before anything is sent", async () => {
  const { client, sent } = await exportingClient();
  for (const name of ["", "count/1", "operations/", "operations/../x"]) {
    await expect(client.operations.resume(name)).rejects.toMatchObject({
      name: "InvalidArgumentError",
      argument: "input.name",
    });
  }
  expect(sent()).toEqual([]);
});
