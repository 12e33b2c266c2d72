import { createClient, isApiError } from "@seamline/client-core";
import { autoAdvanceClock, createEmulator, type EmulatorOptions, type SeedOf } from "@seamline/emulator-kit";
import { expect, onTestFinished, test } from "vitest";
import { definition } from "../src/generated/operations.gen.ts";
import { parcels as service } from "../src/parcels-service.ts";
import { seed } from "../src/seed.ts";

/** Starts an emulator with a manual clock, and creates a client for it. */
function start(options: EmulatorOptions<SeedOf<typeof service>> = {}) {
  const clock = { mode: "manual", now: 0 } as const;
  const emulator = createEmulator({ services: [service], clock, longRunningMs: 60_000, ...options });
  onTestFinished(() => emulator.close());
  const client = createClient(definition, {
    ...emulator.parcels.options(),
    clock: autoAdvanceClock(emulator.clock),
  });
  return { emulator, ...client };
}

test("creates, gets and deletes a parcel", async () => {
  const { parcels } = start();
  const { parcelId } = await parcels.create({ body: { to: "Ada", grams: 500 } });
  expect(await parcels.get({ parcelId })).toEqual({ parcelId, to: "Ada", grams: 500, state: "PACKED" });
  await parcels.delete({ parcelId });
  expect((await parcels.get({ parcelId }).result()).status).toBe(404);
});

test("iterates over all pages", async () => {
  const { emulator, parcels } = start();
  for (let grams = 1; grams <= 5; grams += 1) await parcels.create({ body: { to: "Ada", grams } });
  const weights: number[] = [];
  for await (const { grams } of parcels.list({ query: { pageSize: 2 } })) weights.push(grams);
  expect(weights).toEqual([1, 2, 3, 4, 5]);
  expect(emulator.requests({ operationId: "listParcels" })).toHaveLength(3);
});

test("a parcel cannot be sent twice", async () => {
  const { parcels } = start({ seed });
  expect((await parcels.send({ parcelId: "parcel-a" })).state).toBe("SENT");
  const error = await parcels.send({ parcelId: "parcel-a" }).catch((reason: unknown) => reason);
  expect(isApiError(error, 409) && [error.code, error.message]).toEqual([
    "ALREADY_SENT",
    expect.stringContaining("parcel-a has already been sent."),
  ]);
});

test("completes a report after its duration", async () => {
  const { emulator, reports } = start({ seed });
  const { reportId } = await reports.create();
  await emulator.clock.advance(59_999);
  expect(await reports.get({ reportId })).toEqual({ reportId, state: "RUNNING" });
  await emulator.clock.advance(1);
  expect(await reports.get({ reportId })).toEqual({ reportId, state: "DONE", grams: 6_000 });
});

test("waits for a report", async () => {
  const { emulator, reports } = start({ seed });
  expect((await reports.create().wait()).grams).toBe(6_000);
  expect(emulator.clock.now()).toBeGreaterThanOrEqual(60_000);
});

test("retries a request after an injected fault", async () => {
  const { emulator, parcels } = start({ seed });
  emulator.faults.add({ operationId: "listParcels", status: 503, times: 1 });
  expect(await parcels.list().toArray()).toHaveLength(3);
  const requests = emulator.requests({ operationId: "listParcels" });
  expect(requests.map(({ status }) => status)).toEqual([503, 200]);
});

test("rejects a request that violates the contract", async () => {
  const { emulator, parcels } = start();
  const error = await parcels.create({ body: { to: "Ada", grams: 0 } }).catch((reason: unknown) => reason);
  expect(isApiError(error, 400) && error.body).toMatchObject({
    title: "Bad Request",
    detail: "grams must be at least 1, but got 0.",
    errors: [{ in: "body", pointer: "/grams", rule: "minimum" }],
  });
  expect(emulator.requests()).toMatchObject([{ violations: { request: [{ pointer: "/grams" }] } }]);
});

test("rejects a request without a token", async () => {
  const { emulator } = start();
  const response = await emulator.parcels.fetch("http://127.0.0.1/v1/parcels");
  expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
});

test("resets to the seed and restores a snapshot", async () => {
  const { emulator, parcels } = start({ seed });
  const states = async () => (await parcels.list().toArray()).map(({ state }) => state);
  await parcels.send({ parcelId: "parcel-a" });
  const snapshot = await emulator.snapshot();
  await parcels.send({ parcelId: "parcel-b" });
  await emulator.restore(snapshot);
  expect(await states()).toEqual(["SENT", "PACKED", "SENT"]);
  await emulator.reset();
  expect(await states()).toEqual(["PACKED", "PACKED", "SENT"]);
});

test("reports the location of an invalid value in a seed", () => {
  const invalid = { parcels: { parcels: { "parcel-a": { ...seed, parcelId: "parcel-a" } } } };
  expect(() => start({ seed: invalid as never })).toThrow("/parcels/parcels/parcel-a");
});
