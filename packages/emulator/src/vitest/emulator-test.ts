import { expect, type TestAPI, test } from "vitest";
import { createEmulator, type Emulator } from "../create-emulator.ts";
import type { EmulatorOptions } from "../emulator-options.ts";
import { toHaveReceived } from "./to-have-received.ts";

/** Matchers for `expect.extend`, for tests that create their emulators themselves. {@link emulatorTest} adds them. */
export const emulatorMatchers: { readonly toHaveReceived: typeof toHaveReceived } = { toHaveReceived };

/** Settings for the fixture. */
export interface FixtureSettings {
  /**
   * `"test"` starts an emulator for each test that uses it. `"file"` starts one emulator, whose state is shared by the
   * tests in a file. Default: `"test"`.
   */
  readonly scope?: "test" | "file";
}

/** The part of an emulator that the fixture needs. */
interface Closable {
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Returns Vitest's `test` with the fixture `emulator`, and adds `toHaveReceived` to `expect`. The emulator runs in the
 * test's process, starts before the first use and is closed at the end, which also ends function processes.
 *
 * @example
 * const test = emulatorTest().extend("retention", ({ emulator }) =>
 *   createRetentionClient(emulator.retention.options()));
 *
 * test("closes a matter", async ({ emulator, retention }) => {
 *   …
 *   expect(emulator).toHaveReceived("closeMatter", { path: { matterId } });
 * });
 *
 * @param options options for `createEmulator`, or a function that creates an emulator, for example with your own
 * services
 */
export function emulatorTest(
  options?: EmulatorOptions | (() => Emulator),
  settings?: FixtureSettings,
): TestAPI<{ emulator: Emulator }>;
export function emulatorTest<Own extends Closable>(
  create: () => Own,
  settings?: FixtureSettings,
): TestAPI<{ emulator: Own }>;
export function emulatorTest(
  options: EmulatorOptions | (() => Closable) = {},
  { scope = "test" }: FixtureSettings = {},
): unknown {
  expect.extend(emulatorMatchers as never);
  const create = typeof options === "function" ? options : () => createEmulator(options);
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the required fixtures from the pattern.
  const start = async ({}: object, { onCleanup }: { onCleanup: (work: () => Promise<void>) => void }) => {
    const emulator = create();
    onCleanup(() => emulator.close());
    await emulator.ready;
    return emulator;
  };
  return scope === "file"
    ? test.extend("emulator", { scope }, start)
    : test.extend("emulator", { scope: "test" }, start);
}
