import { expect, it, onTestFinished } from "vitest";
import { createEmulator, type Emulator } from "../../src/index.ts";
import { sqliteStores } from "../../src/node/index.ts";
import { ask } from "../runtime/support/ask.ts";
import { temporaryFolder } from "../store/support/engines.ts";

const MINUTE = 60_000;

const engines: readonly (readonly [string, () => Promise<Emulator>])[] = [
  ["memory", async () => createEmulator({ clock: { mode: "manual", now: 0 } })],
  [
    "SQLite",
    async () =>
      createEmulator({ clock: { mode: "manual", now: 0 }, store: sqliteStores(await temporaryFolder()) }),
  ],
];

/**
 * Opens an emulator and starts to advance its clock by ten minutes. A scheduled task pauses the clock until `finish` is
 * called.
 */
async function movingEmulator(open: () => Promise<Emulator>) {
  const emulator = await open();
  onTestFinished(() => emulator.close());
  await emulator.ready;
  let finish = (): void => {};
  const begun = new Promise<void>((begin) => {
    emulator.clock.schedule(MINUTE, () => {
      begin();
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
  });
  const command = (body: object) => ask(emulator.edge, "POST /__emulator/clock", body);
  const first = command({ advance: 10 * MINUTE });
  await begun;
  return { emulator, command, first, finish: () => finish() };
}

it.each(engines)("four concurrent clock advances add up (%s)", async (_, open) => {
  const { emulator, command, first, finish } = await movingEmulator(open);
  const others = [1, 2, 3].map(() => command({ advance: 10 * MINUTE }));
  expect((await ask(emulator.edge, "GET /__emulator/clock")).body).toMatchObject({ now: MINUTE });
  finish();
  const responses = await Promise.all([first, ...others]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(emulator.clock.now()).toBe(40 * MINUTE);
});

it.each(engines)(
  "a request to set the clock takes effect after the running advance (%s)",
  async (_, open) => {
    const { emulator, command, first, finish } = await movingEmulator(open);
    const others = [command({ set: 5 * MINUTE }), command({ advance: MINUTE })];
    expect((await ask(emulator.edge, "GET /__emulator/clock")).body).toMatchObject({ now: MINUTE });
    finish();
    const responses = await Promise.all([first, ...others]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(emulator.clock.now()).toBe(6 * MINUTE);
  },
);

it("a scheduled task can advance the clock with a request without a deadlock", async () => {
  const emulator = createEmulator({ clock: { mode: "manual", now: 0 } });
  onTestFinished(() => emulator.close());
  await emulator.ready;
  const seen: number[] = [];
  emulator.clock.schedule(MINUTE, async () => {
    await ask(emulator.edge, "POST /__emulator/clock", { advance: 5 * MINUTE });
    seen.push(emulator.clock.now());
  });
  await emulator.clock.advance(2 * MINUTE);
  expect([...seen, emulator.clock.now()]).toEqual([6 * MINUTE, 6 * MINUTE]);
});
