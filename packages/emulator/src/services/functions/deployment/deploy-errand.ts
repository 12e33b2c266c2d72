import type { DeploymentStep } from "../../../service/code-runner.ts";
import type { ErrandWork } from "../../../service/errand-work.ts";
import type { DeployedVersion, StoredFunction } from "../functions/stored-function.ts";
import type { FunctionsContext, FunctionsReader } from "../functions-context.ts";
import { concludeOperation } from "../operations/conclude-operation.ts";
import type { OperationOutcome, StoredOperation } from "../operations/stored-operation.ts";
import { archiveReader } from "../running/archive-reader.ts";
import { programOf } from "../running/program-of.ts";
import { runnerFor } from "../running/runner-for.ts";
import { archiveOf } from "../source/source-of.ts";
import type { DeploySubject } from "./deploy-task.ts";
import { deploymentFailure } from "./deployment-failure.ts";
import { completeStages, failedStages, stagesAt } from "./deployment-stages.ts";

/** A deployment that is to be carried out. */
interface Deployment extends DeploySubject {
  readonly context: FunctionsContext;
  readonly stored: StoredFunction;
  readonly versionId: number;
  readonly signal: AbortSignal;
}

/**
 * Deploys a function, and notes what came of it. One that begins again after a restart makes the same version; where
 * that was noted already, or the operation is gone, nothing happens.
 */
export function deployErrand(context: FunctionsContext): ErrandWork {
  return async (subject: DeploySubject, _at, signal) => {
    const begun = await context.state.read((reader) => underWay(reader, subject.operationId));
    if (!begun) return;
    const { operation, stored } = begun;
    const deployment = { ...subject, context, stored, versionId: operation.versionId ?? 1, signal };
    const outcome = await outcomeOf(deployment);
    signal.throwIfAborted();
    await note(deployment, outcome);
  };
}

async function underWay(
  reader: FunctionsReader,
  operationId: string,
): Promise<{ readonly operation: StoredOperation; readonly stored: StoredFunction } | undefined> {
  const operation = await reader.get("operations", operationId);
  if (!operation || operation.found || operation.end) return undefined;
  const stored = await reader.get("functions", operation.target);
  return stored?.state === "DEPLOYING" ? { operation, stored } : undefined;
}

async function outcomeOf(deployment: Deployment): Promise<OperationOutcome> {
  const { stored, signal } = deployment;
  try {
    const deployed = await deploy(deployment);
    return { how: "done", function: { ...stored, state: "ACTIVE", stateMessages: [], deployed } };
  } catch (error) {
    signal.throwIfAborted();
    const failure = deploymentFailure(error);
    return { how: "failed", error: failure, function: leftBy(failure.message, deployment) };
  }
}

/** @throws CodeError, SourceError, NotRunnableError; the reason of the deployment's signal */
async function deploy(deployment: Deployment): Promise<DeployedVersion> {
  const { context, stored, versionId, signal } = deployment;
  const { spec } = stored;
  await reach(deployment, undefined);
  const runner = runnerFor(context.runner, spec.buildConfig?.runtime);
  const archiveId = deployment.archiveId ?? (await context.state.read((reader) => archiveOf(reader, spec)));
  const version: DeployedVersion = { versionId, spec, archiveId };
  const program = programOf(stored, version, archiveReader(context));
  await runner.deploy(program, (step) => reach(deployment, step), signal);
  return version;
}

/** What a failure leaves: the function as it was, and one that never ran with the reason. */
function leftBy(message: string, { stored, before }: Deployment): StoredFunction {
  if (before && before.state !== "FAILED") return before;
  return { ...(before ?? stored), state: "FAILED", stateMessages: [{ severity: "ERROR", message }] };
}

/** Shows in the operation how far its deployment is. */
function reach(
  { context, operationId, signal }: Deployment,
  step: DeploymentStep | undefined,
): Promise<void> {
  return context.state.change(async (transaction) => {
    const operation = await transaction.get("operations", operationId);
    if (!operation || signal.aborted) return;
    const updateTime = new Date(context.clock.now()).toISOString();
    const stages = stagesAt(operation.stages, step);
    await transaction.put("operations", operationId, { ...operation, stages, updateTime });
  });
}

function note({ context, operationId }: Deployment, outcome: OperationOutcome): Promise<void> {
  return context.state.change(async (transaction) => {
    const begun = await underWay(transaction, operationId);
    if (!begun) return;
    const { stages } = begun.operation;
    const ended =
      outcome.how === "done" ? completeStages(stages) : failedStages(stages, outcome.error.message);
    const operation = { ...begun.operation, stages: ended };
    await concludeOperation(transaction, operation, outcome, context.clock.now());
  });
}
