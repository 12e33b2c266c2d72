import { expect, test } from "vitest";
import { InvalidSnapshotNameError, UnknownSnapshotError } from "../../src/index.ts";
import {
  type DefaultEmulator,
  defaultEmulator,
  send,
  sendControl,
} from "../defaults/support/default-emulator.ts";

const seed = { parcels: { parcels: { "p-1": { id: "p-1", weight: 1 } } } };

async function parcelIds(emulator: DefaultEmulator): Promise<string[]> {
  const { body } = await send(emulator.parcels, "GET /parcels");
  return body.parcels.map(({ id }: { id: string }) => id);
}

function addParcel(emulator: DefaultEmulator, id: string) {
  return send(emulator.parcels, "POST /parcels", { id, weight: 1 });
}

function post(emulator: DefaultEmulator, path: string, body?: object) {
  return send(emulator.parcels, `POST /__emulator${path}`, body);
}

test("a named snapshot survives a reset, and can be restored repeatedly", async () => {
  const emulator = defaultEmulator({ seed });
  await addParcel(emulator, "p-2");
  await emulator.clock.advance(500);
  expect(await emulator.snapshots.save("two parcels")).toEqual({ name: "two parcels", at: 500 });
  await emulator.reset();
  for (let n = 0; n < 2; n += 1) {
    await addParcel(emulator, "p-3");
    await emulator.snapshots.restore("two parcels");
    expect(await parcelIds(emulator)).toEqual(["p-1", "p-2"]);
  }
});

test("saving under an existing name replaces the snapshot and moves it to the end of the list", async () => {
  const { snapshots, ...emulator } = defaultEmulator({ seed });
  await snapshots.save("one");
  await snapshots.save("other");
  await addParcel(emulator as DefaultEmulator, "p-2");
  await snapshots.save("one");
  expect(snapshots.list().map(({ name }) => name)).toEqual(["other", "one"]);
  await snapshots.restore("one");
  expect(await parcelIds(emulator as DefaultEmulator)).toEqual(["p-1", "p-2"]);
});

test.each(["", "  ", "a\nb", "x".repeat(101), 5])("rejects the snapshot name %j", async (name) => {
  const { snapshots } = defaultEmulator();
  await expect(snapshots.save(name as string)).rejects.toThrow(InvalidSnapshotNameError);
  expect(snapshots.list()).toEqual([]);
});

test("rejects the 101st snapshot, but replaces existing ones", async () => {
  const { snapshots } = defaultEmulator();
  for (let n = 1; n <= 100; n += 1) await snapshots.save(`${n}`);
  await expect(snapshots.save("101")).rejects.toThrow("at most 100 snapshots");
  await snapshots.save("1");
});

test("deleting a snapshot removes only that snapshot", async () => {
  const { snapshots } = defaultEmulator();
  await snapshots.save("one");
  await snapshots.save("other");
  snapshots.delete("one");
  expect(snapshots.list().map(({ name }) => name)).toEqual(["other"]);
  expect(() => snapshots.delete("one")).toThrow(UnknownSnapshotError);
  await expect(snapshots.restore("one")).rejects.toThrow('There is no snapshot named "one".');
});

test("the control routes save, list, return, restore and delete named snapshots", async () => {
  const emulator = defaultEmulator({ seed });
  const saved = await post(emulator, "/snapshots", { name: "a/b" });
  expect([saved.status, saved.body]).toEqual([201, { name: "a/b", at: 0 }]);
  await addParcel(emulator, "p-2");
  expect((await sendControl(emulator, "GET /snapshots")).body).toEqual({ snapshots: [saved.body] });
  expect((await sendControl(emulator, "GET /snapshots/a%2Fb")).body).toMatchObject({ seed });
  expect((await post(emulator, "/snapshots/a%2Fb")).status).toBe(204);
  expect(await parcelIds(emulator)).toEqual(["p-1"]);
  expect((await sendControl(emulator, "DELETE /snapshots/a%2Fb")).status).toBe(204);
  const missing = await post(emulator, "/snapshots/a%2Fb");
  expect([missing.status, missing.body.error.message]).toEqual([
    404,
    'There is no snapshot named "a/b" (snapshots: none are saved).',
  ]);
  expect((await post(emulator, "/snapshots", {})).body.error).toMatchObject({ code: "invalid-name" });
});
