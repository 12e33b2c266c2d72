import type { RunnerClock } from "./code-runner/code-runner.ts";
import type { RunnerSettings } from "./function-runner-options.ts";
import { nodeLanguage } from "./node/node-language.ts";
import { ProgramManager } from "./processes/program-manager.ts";
import { pythonLanguage } from "./python/python-language.ts";

/** Opens a runner's program manager. It supports all languages. */
export function openPrograms(clock: RunnerClock, settings: RunnerSettings): Promise<ProgramManager> {
  const { npm, pip } = settings;
  const environment = process.env;
  const languages = [nodeLanguage({ npm, environment }), pythonLanguage({ pip, environment })];
  return ProgramManager.open(clock, settings, languages);
}
