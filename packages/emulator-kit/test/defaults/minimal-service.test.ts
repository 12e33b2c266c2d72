import { expect, test } from "vitest";
import { defaultEmulator, send, sendControl } from "./support/default-emulator.ts";
import { parcels } from "./support/parcels-service.ts";

const parcel = { id: "p-1", weight: 300 };

test("handles the operations of a document", async () => {
  const { parcels } = defaultEmulator();
  const created = await send(parcels, "POST /parcels", parcel);
  expect([created.status, created.body]).toEqual([201, { ...parcel, state: "READY" }]);
  expect(created.headers.get("content-type")).toBe("application/json");
  expect((await send(parcels, "GET /parcels?minWeight=301")).body).toEqual({ parcels: [] });
  expect((await send(parcels, "GET /parcels/p-1")).body).toMatchObject(parcel);
  const deleted = await send(parcels, "DELETE /parcels/p-1");
  expect([deleted.status, deleted.body]).toEqual([204, undefined]);
});

test("derives the id of a document from the service and the version", async () => {
  const { body } = await sendControl(defaultEmulator(), "GET /coverage");
  const { documents } = parcels;
  expect(documents.map(({ id, coverageNotes }) => [id, coverageNotes])).toEqual([["parcels@1.2.0", {}]]);
  expect(body.operations.map(({ document }: { document: string }) => document)).toContain("parcels@1.2.0");
});

test("returns 501 for an operation without a handler", async () => {
  const emulator = defaultEmulator();
  const headers = { authorization: "Bearer ada@example.com" };
  const { status, body } = await send(emulator.depot, "DELETE /crates/1", undefined, headers);
  expect([status, body.title]).toEqual([501, "Not Implemented"]);
  expect(body.detail).toContain("deleteCrate");
  expect(emulator.coverage().operations.filter(({ isHandled }) => !isHandled)).toMatchObject([
    { operationId: "deleteCrate" },
  ]);
});

test("runs a task when the clock reaches its due time", async () => {
  const emulator = defaultEmulator({
    longRunningMs: 1_000,
    seed: { parcels: { parcels: { "p-1": parcel } } },
  });
  expect((await send(emulator.parcels, "POST /parcels/p-1:send")).body.state).toBe("SENT");
  await emulator.clock.advance(999);
  expect((await send(emulator.parcels, "GET /parcels/p-1")).body.state).toBe("SENT");
  await emulator.clock.advance(1);
  expect((await send(emulator.parcels, "GET /parcels/p-1")).body.state).toBe("DELIVERED");
});

test("restores a snapshot", async () => {
  const emulator = defaultEmulator();
  await send(emulator.parcels, "POST /parcels", parcel);
  const snapshot = await emulator.snapshot();
  await send(emulator.parcels, "DELETE /parcels/p-1");
  await emulator.restore(snapshot);
  expect((await send(emulator.parcels, "GET /parcels")).body.parcels).toHaveLength(1);
  await emulator.reset();
  expect((await send(emulator.parcels, "GET /parcels")).body.parcels).toEqual([]);
});

test("applies faults", async () => {
  const emulator = defaultEmulator();
  emulator.faults.add({ operationId: "listParcels", status: 503, retryAfter: 2, times: 1 });
  const { status, headers, body } = await send(emulator.parcels, "GET /parcels");
  expect([status, headers.get("retry-after"), body.title]).toEqual([503, "2", "Service Unavailable"]);
  expect((await send(emulator.parcels, "GET /parcels")).status).toBe(200);
});

test("limits request bodies to 10 MiB", async () => {
  const { parcels } = defaultEmulator();
  expect(parcels.maxBodyBytes).toBe(10 * 1024 * 1024);
});

test("returns an example command for an operation without parameters", () => {
  expect(parcels.examples("http://localhost:4010", {})).toEqual(["curl http://localhost:4010/parcels"]);
});

test("sends a string as JSON if the document describes JSON", async () => {
  const { depot } = defaultEmulator({ seed: { depot: { crates: { "1": {} } } } });
  const renamed = await send(depot, "PUT /crates/1", "red" as never, {
    authorization: "Bearer ada@example.com",
  });
  expect([renamed.status, renamed.body]).toEqual([200, "red"]);
});
