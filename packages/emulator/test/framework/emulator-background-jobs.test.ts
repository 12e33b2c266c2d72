import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ClerkEmulator, clerkEmulator } from "./support/clerk-emulator.ts";
import { office } from "./support/clerk-service.ts";
import { createJobDesk, turns } from "./support/job-desk.ts";

vi.mock("../../src/generated/services.gen.ts", () => import("./support/clerk-services.ts"));

const failed = vi.spyOn(console, "error");

let emulator: ClerkEmulator;

beforeEach(() => {
  office.desk = createJobDesk();
  emulator = clerkEmulator({ letters: ["ada"] });
});
afterEach(() => expect(failed).not.toHaveBeenCalled());

const changes: readonly (readonly [name: string, change: () => Promise<void>, again: readonly string[]])[] = [
  ["reset", () => emulator.reset(), ["ada"]],
  ["seed", () => emulator.seed({ clerk: { letters: [{ to: "grace" }] } } as never), ["grace"]],
  ["restore", async () => emulator.restore(await emulator.snapshot()), ["ada"]],
  ["close", () => emulator.close(), []],
];

it.each(changes)(
  "%s aborts background jobs first, and waits until they have ended",
  async (_, change, again) => {
    const job = await office.desk.next();
    let isOver = false;
    const changed = change().then(() => {
      isOver = true;
    });
    await turns();
    expect([job.signal.aborted, isOver, office.desk.begun]).toEqual([true, false, ["ada"]]);
    job.fail(job.signal.reason);
    await changed;
    await turns();
    expect(office.desk.begun).toEqual(["ada", ...again]);
    expect(office.desk.most()).toBe(1);
    for (const _name of again) (await office.desk.next()).finish();
    await emulator.close();
  },
);

it("an emulator is ready while background jobs from its seed run, and its clock advances only after them", async () => {
  await emulator.ready;
  const job = await office.desk.next();
  let isThere = false;
  const move = emulator.clock.advance(1_000).then(() => {
    isThere = true;
  });
  await turns();
  expect([isThere, emulator.clock.now()]).toEqual([false, 0]);
  job.finish();
  await move;
  expect(emulator.clock.now()).toBe(1_000);
  await emulator.reset();
  expect((await office.desk.next()).at).toBe(1_000);
});
