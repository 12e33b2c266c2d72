import { expect, test } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { defaultEmulator, send, sendControl } from "../defaults/support/default-emulator.ts";
import { services } from "../defaults/support/default-services.ts";
import { EventReader } from "../live/support/event-reader.ts";

const seed = { parcels: { parcels: { "p-1": { id: "p-1", weight: 1 }, "p-2": { id: "p-2", weight: 2 } } } };

test("the overview lists a service with its seeded collections, examples and generated client", async () => {
  const { body } = await sendControl(defaultEmulator({ seed }), "GET /services");
  const [parcels, depot] = body.services;
  expect(parcels.seeded).toEqual([{ count: 2, one: "parcel", many: "parcels" }]);
  expect(depot.seeded).toEqual([]);
  expect(parcels.examples).toEqual(["curl http://127.0.0.1/parcels"]);
  expect(parcels.documents.map(({ client }: { client?: object }) => client)).toEqual([
    undefined,
    { definition: "./generated/operations.gen.ts" },
  ]);
  expect(parcels).not.toHaveProperty("problem");
});

test("clearRequests empties the journal and keeps the coverage", async () => {
  const emulator = defaultEmulator({ seed });
  await send(emulator.parcels, "GET /parcels");
  emulator.clearRequests();
  expect(emulator.requests()).toEqual([]);
  const listed = emulator.coverage().operations.find(({ operationId }) => operationId === "listParcels");
  expect(listed?.success).toBe(true);
});

test("POST /seed/example fails with 404 if the server has no example", async () => {
  const emulator = createEmulator({ services });
  const { status, body } = await send(emulator.parcels, "POST /__emulator/seed/example");
  expect([status, body.error.message]).toEqual([404, "This emulator has no example seed."]);
  await emulator.close();
});

test("the clock event shows upkeep as the next event only if nothing else is scheduled", async () => {
  const emulator = defaultEmulator();
  const { clock } = emulator;
  clock.schedule(
    100,
    () => undefined,
    async () => ({ kind: "check", isUpkeep: true }),
  );
  const response = await emulator.parcels.fetch("http://127.0.0.1/__emulator/events");
  const reader = new EventReader(response);
  expect((await reader.until("clock")).data.next).toMatchObject({ kind: "check" });
  clock.schedule(
    200,
    () => undefined,
    async () => ({ kind: "delivery" }),
  );
  const { data } = await reader.until("clock", ({ scheduled }) => scheduled === 2);
  expect(data.next).toEqual({ at: 200, kind: "delivery" });
  await reader.cancel();
});

test("an event reports that a named snapshot was saved", async () => {
  const emulator = defaultEmulator();
  const reader = new EventReader(await emulator.parcels.fetch("http://127.0.0.1/__emulator/events"));
  await reader.until("hello");
  await emulator.snapshots.save("one");
  await reader.until("snapshots-changed");
  await reader.cancel();
});
