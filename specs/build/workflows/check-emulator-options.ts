import { existsSync } from "node:fs";
import path from "node:path";
import type { SpecProblem } from "../spec-problem.ts";
import { problemAt, type Workflow } from "./workflow.ts";

/** `createEmulator` options that can be expressed in YAML. */
export const EMULATOR_OPTIONS = ["seed", "clock", "limits", "profile", "longRunningMs", "strict"] as const;
const known: readonly string[] = EMULATOR_OPTIONS;

/** Checks the names of the options in `x-emulator`. The emulator checks the values when the workflow runs. */
export function checkEmulatorOptions(workflow: Workflow): SpecProblem[] {
  const options = workflow.content["x-emulator"] ?? {};
  const unknown = Object.keys(options)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const message = `Unknown option ${name} in x-emulator: use one of ${known.join(", ")}.`;
      return problemAt(workflow, ["x-emulator", name], message);
    });
  return [...unknown, ...seedProblems(workflow, options.seed)];
}

/** Checks that a seed file is next to the workflow. */
function seedProblems(workflow: Workflow, seed: unknown): SpecProblem[] {
  if (typeof seed !== "string") return [];
  const isBeside = path.basename(seed) === seed;
  if (isBeside && existsSync(path.join(path.dirname(workflow.yaml.file), seed))) return [];
  return [
    problemAt(workflow, ["x-emulator", "seed"], `The seed ${seed} does not exist next to this workflow.`),
  ];
}
