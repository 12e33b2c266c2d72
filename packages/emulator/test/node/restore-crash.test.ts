import { readdir } from "node:fs/promises";
import { setTimeout as after } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { temporaryFolder } from "../store/support/engines.ts";
import { startProgram } from "./support/run-cli.ts";
import { serviceNames } from "./support/services-by-port.ts";

const program = fileURLToPath(new URL("./support/restore-other.mjs", import.meta.url));
const zones = 1_000;
const kills = 12;

/** Restores the other state, and kills the process after the given time. */
async function restoreAndKill(
  folder: string,
  ms: number,
): Promise<{ state: string; restored: boolean; took: number }> {
  const run = startProgram(program, [folder, `${zones}`], ["--no-warnings"]);
  const state = (await run.firstLine()).split("\n")[0] ?? "";
  const start = performance.now();
  await Promise.race([after(ms), run.ended]);
  run.child.kill("SIGKILL");
  await run.ended;
  return { state, restored: run.stdout().includes("restored"), took: performance.now() - start };
}

it(`a folder has either the complete old or the complete new state after ${kills} kills during a restore`, async () => {
  const folder = await temporaryFolder();
  const whole = [`one ${zones} one`, `two ${zones} two`];
  const { took } = await restoreAndKill(folder, 60_000);
  let [before, isNewExpected] = [whole[0], true];
  let survived = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const { state, restored } = await restoreAndKill(folder, (took * kill) / kills);
    expect(whole).toContain(state);
    if (isNewExpected) expect(state).not.toBe(before);
    if (state === before) survived += 1;
    [before, isNewExpected] = [state, restored];
  }
  expect(survived).toBeGreaterThan(0);
  const { state } = await restoreAndKill(folder, 60_000);
  expect(whole).toContain(state);
  // Later processes have removed the files that the killed processes left behind.
  expect(await readdir(folder)).toHaveLength(1 + serviceNames.length);
}, 120_000);
