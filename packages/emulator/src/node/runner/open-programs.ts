import type { EmulatorClock } from "../../clock/emulator-clock.ts";
import type { RunnerSettings } from "./function-runner-options.ts";
import { nodeLanguage } from "./node/node-language.ts";
import { ProgramManager } from "./processes/program-manager.ts";

/** Opens the programs of a runner, in the languages that it runs. */
export function openPrograms(clock: EmulatorClock, settings: RunnerSettings): Promise<ProgramManager> {
  const languages = [nodeLanguage({ npm: settings.npm, environment: process.env })];
  return ProgramManager.open(clock, settings, languages);
}
