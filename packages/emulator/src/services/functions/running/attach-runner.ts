import type { AttachmentParts, EmulatorClock, ServiceOutput, WorkDescription } from "@seamline/emulator-kit";
import type { LogLine, RunnerClock } from "@seamline/function-runner/code-runner";
import type { FunctionsOptions } from "../functions-options.ts";
import { type InterruptibleRunner, interruptibleRunner } from "./interruptible-runner.ts";
import { programIdParts } from "./program.ts";

/**
 * Creates an emulator's runner and forwards its log lines. @returns `undefined` if the option `runner` is not set
 */
export function attachRunner(
  { clock, closing, output }: AttachmentParts,
  { runner }: FunctionsOptions,
): InterruptibleRunner | undefined {
  const made = runner?.({ clock: runnerClock(clock), onLine: (line) => output(() => outputOf(line)) });
  return made && interruptibleRunner(made, closing);
}

/** Description of the idle check, which is the only work that runners schedule. */
const IDLE_CHECK: WorkDescription = {
  service: "functions",
  kind: "idleCheck",
  title: "An idle function's process stops",
  isUpkeep: true,
};

/** Returns the clock for a runner. Users see a description of the work that the runner schedules. */
function runnerClock(clock: EmulatorClock): RunnerClock {
  return {
    now: () => clock.now(),
    schedule: (at, work) => clock.schedule(at, work, async () => IDLE_CHECK),
  };
}

/** @returns `undefined` if the program does not belong to a function */
function outputOf({ programId, stream, text, time }: LogLine): ServiceOutput | undefined {
  const parts = programIdParts(programId);
  return parts && { resource: parts.function, version: `${parts.versionId}`, stream, text, time };
}
