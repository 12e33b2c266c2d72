import { expect, it, onTestFinished } from "vitest";
import { createEmulator, type Emulator, type EmulatorOptions } from "../../src/index.ts";
import { ask } from "./support/ask.ts";

const NOW = Date.UTC(2026, 2, 3, 9);
const HOUR = 60 * 60 * 1_000;

const seed = {
  retention: {
    matters: [
      {
        matterId: "lease",
        name: "Lease",
        owner: "alex@example.com",
        exports: [{ id: "all", name: "All", status: "IN_PROGRESS" }],
      },
    ],
  },
} as const;

function open(options: EmulatorOptions = {}): Emulator {
  const emulator = createEmulator({ seed, clock: { mode: "manual", now: NOW }, ...options });
  onTestFinished(() => emulator.close());
  return emulator;
}

async function statusOf({ retention }: Emulator): Promise<unknown> {
  const { body } = await ask(retention, "GET /v1/matters/lease/exports/all");
  return (body as { status?: unknown }).status;
}

it.each(["manual", "system"] as const)(
  "with longRunningMs 0, an operation is done when it is first read (%s clock)",
  async (mode) => {
    const emulator = open({ longRunningMs: 0, clock: { mode, now: NOW } });
    const query = { corpus: "MAIL" };
    const begun = await ask(emulator.retention, "POST /v1/matters/lease:count", { query });
    const { name } = begun.body as { name: string };
    expect(begun).toMatchObject({ status: 200, body: { done: false } });
    expect((await ask(emulator.retention, `GET /v1/${name}`)).body).toMatchObject({ done: true });
    const exported = await ask(emulator.retention, "POST /v1/matters/lease/exports", { name: "New", query });
    expect(exported).toMatchObject({ status: 200, body: { status: "IN_PROGRESS" } });
    const { id } = exported.body as { id: string };
    expect((await ask(emulator.retention, `GET /v1/matters/lease/exports/${id}`)).body).toMatchObject({
      status: "COMPLETED",
    });
  },
);

it("restoring a snapshot runs the tasks that have become overdue since it was taken", async () => {
  const emulator = open();
  const snapshot = await emulator.snapshot();
  expect(await statusOf(emulator)).toBe("IN_PROGRESS");
  await emulator.clock.advance(HOUR);
  const json = JSON.parse(JSON.stringify(snapshot));
  for (const each of [snapshot, json]) {
    await emulator.restore(each);
    expect(await statusOf(emulator)).toBe("COMPLETED");
  }
  expect(emulator.clock.now()).toBe(NOW + HOUR);
});

it("a reset schedules the tasks of the seed with their original delay", async () => {
  const emulator = open();
  expect(await statusOf(emulator)).toBe("IN_PROGRESS");
  await emulator.clock.advance(HOUR);
  await emulator.reset();
  expect(await statusOf(emulator)).toBe("IN_PROGRESS");
  await emulator.clock.advance(59_999);
  expect(await statusOf(emulator)).toBe("IN_PROGRESS");
  await emulator.clock.advance(1);
  expect(await statusOf(emulator)).toBe("COMPLETED");
});
