import type { Stage } from "../../../generated/functions-v2.types.gen.ts";
import type { DeploymentStep } from "../../../service/code-runner.ts";
import type { FunctionSpec } from "../functions/stored-function.ts";

/** Stages of a deployment that has not begun: the trigger is one only where events run the function. */
export function newStages({ eventTrigger }: FunctionSpec): readonly Stage[] {
  const names = eventTrigger ? ["BUILD", "SERVICE", "TRIGGER"] : ["BUILD", "SERVICE"];
  return names.map((name) => ({ name, state: "NOT_STARTED" }));
}

/** How many stages are behind a deployment that has reached a step. */
const BEHIND: Readonly<Record<DeploymentStep, number>> = { unpacked: 0, examined: 1, started: 2 };

/**
 * Stages once a step is reached: those behind it are complete, and the next one is in progress. Nothing goes back: a
 * deployment that begins again after a restart passes its steps a second time.
 *
 * @param step `undefined` when it begins
 */
export function stagesAt(stages: readonly Stage[], step: DeploymentStep | undefined): readonly Stage[] {
  const behind = step === undefined ? 0 : BEHIND[step];
  return stages.map((stage, place) => {
    if (place < behind) return { ...stage, state: "COMPLETE" };
    return place === behind && stage.state === "NOT_STARTED" ? { ...stage, state: "IN_PROGRESS" } : stage;
  });
}

export function completeStages(stages: readonly Stage[]): readonly Stage[] {
  return stages.map((stage) => ({ ...stage, state: "COMPLETE" }));
}

/** Stages of a deployment that failed: the one in progress is over, and says why. Later ones never begin. */
export function failedStages(stages: readonly Stage[], message: string): readonly Stage[] {
  return stages.map((stage) =>
    stage.state === "IN_PROGRESS"
      ? { ...stage, state: "COMPLETE", stateMessages: [{ severity: "ERROR", message }] }
      : stage,
  );
}
