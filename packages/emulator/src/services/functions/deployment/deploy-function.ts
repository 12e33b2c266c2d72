import type { BackgroundWork } from "../../../framework/background-jobs.ts";
import { CodeError, type CodeProblem, type DeploymentStep } from "../../../framework/code-runner.ts";
import type { PlannedTask } from "../../../framework/scheduled-tasks.ts";
import type { Stage } from "../../../generated/functions-v2.types.gen.ts";
import type { DeployedVersion, FunctionSpec, StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsContext, FunctionsReader } from "../functions-context.ts";
import { concludeOperation } from "../operations/function-operation-lifecycle.ts";
import type {
  OperationFailure,
  OperationOutcome,
  StoredOperation,
} from "../operations/stored-function-operation.ts";
import { programOf } from "../running/program.ts";
import { archiveReader, NotRunnableError, runnerFor } from "../running/run-function.ts";
import { SourceError } from "../source/archive-store.ts";
import { resolveArchiveId } from "../source/resolve-source.ts";

/** The kind of the errand that deploys a function. */
export const DEPLOYMENT_JOB = "deploy";

/** What is to be deployed, and what there was before. */
interface DeploymentSubject {
  readonly operationId: string;
  /** The function as it was before the operation that updates it. */
  readonly before?: StoredFunction;
  /** The archive that is deployed again; without it, what the function's source names. */
  readonly archiveId?: string;
}

/** @param at milliseconds since 1970 */
export function deploymentTask(subject: DeploymentSubject, at: number): PlannedTask {
  return { id: `deploy ${subject.operationId}`, at, kind: DEPLOYMENT_JOB, subject };
}

/** A deployment that is to be carried out. */
interface Deployment extends DeploymentSubject {
  readonly context: FunctionsContext;
  readonly stored: StoredFunction;
  readonly versionId: number;
  readonly signal: AbortSignal;
}

/**
 * Deploys a function, and notes what came of it. One that begins again after a restart makes the same version; where
 * that was noted already, or the operation is gone, nothing happens.
 */
export function deploymentJob(context: FunctionsContext): BackgroundWork {
  return async (subject: DeploymentSubject, _at, signal) => {
    const begun = await context.state.read((reader) => pendingDeployment(reader, subject.operationId));
    if (!begun) return;
    const { operation, stored } = begun;
    const deployment = { ...subject, context, stored, versionId: operation.versionId ?? 1, signal };
    const outcome = await deploymentOutcome(deployment);
    signal.throwIfAborted();
    await recordOutcome(deployment, outcome);
  };
}

async function pendingDeployment(
  reader: FunctionsReader,
  operationId: string,
): Promise<{ readonly operation: StoredOperation; readonly stored: StoredFunction } | undefined> {
  const operation = await reader.get("operations", operationId);
  if (!operation || operation.found || operation.end) return undefined;
  const stored = await reader.get("functions", operation.target);
  return stored?.state === "DEPLOYING" ? { operation, stored } : undefined;
}

async function deploymentOutcome(deployment: Deployment): Promise<OperationOutcome> {
  const { stored, signal } = deployment;
  try {
    const deployed = await deploy(deployment);
    return { how: "done", function: { ...stored, state: "ACTIVE", stateMessages: [], deployed } };
  } catch (error) {
    signal.throwIfAborted();
    const failure = deploymentFailure(error);
    return { how: "failed", error: failure, function: functionAfterFailure(failure.message, deployment) };
  }
}

/** @throws CodeError, SourceError, NotRunnableError; the reason of the deployment's signal */
async function deploy(deployment: Deployment): Promise<DeployedVersion> {
  const { context, stored, versionId, signal } = deployment;
  const { spec } = stored;
  await recordStep(deployment, undefined);
  const runner = runnerFor(context.runner, spec.buildConfig?.runtime);
  const archiveId =
    deployment.archiveId ?? (await context.state.read((reader) => resolveArchiveId(reader, spec)));
  const version: DeployedVersion = { versionId, spec, archiveId };
  const program = programOf(stored, version, archiveReader(context));
  await runner.deploy(program, (step) => recordStep(deployment, step), signal);
  return version;
}

/** What a failure leaves: the function as it was, and one that never ran with the reason. */
function functionAfterFailure(message: string, { stored, before }: Deployment): StoredFunction {
  if (before && before.state !== "FAILED") return before;
  return { ...(before ?? stored), state: "FAILED", stateMessages: [{ severity: "ERROR", message }] };
}

/** Shows in the operation how far its deployment is. */
function recordStep(
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

function recordOutcome({ context, operationId }: Deployment, outcome: OperationOutcome): Promise<void> {
  return context.state.change(async (transaction) => {
    const begun = await pendingDeployment(transaction, operationId);
    if (!begun) return;
    const { stages } = begun.operation;
    const ended =
      outcome.how === "done" ? completeStages(stages) : failedStages(stages, outcome.error.message);
    const operation = { ...begun.operation, stages: ended };
    await concludeOperation(transaction, operation, outcome, context.clock.now());
  });
}

/** Stages of a deployment that has not begun: the trigger is one only where events run the function. */
export function initialStages({ eventTrigger }: FunctionSpec): readonly Stage[] {
  const names = eventTrigger ? ["BUILD", "SERVICE", "TRIGGER"] : ["BUILD", "SERVICE"];
  return names.map((name) => ({ name, state: "NOT_STARTED" }));
}

/** How many stages are behind a deployment that has reached a step. */
const COMPLETED_STAGES: Readonly<Record<DeploymentStep, number>> = { unpacked: 0, examined: 1, started: 2 };

/**
 * Stages once a step is reached: those behind it are complete, and the next one is in progress. Nothing goes back: a
 * deployment that begins again after a restart passes its steps a second time.
 *
 * @param step `undefined` when it begins
 */
function stagesAt(stages: readonly Stage[], step: DeploymentStep | undefined): readonly Stage[] {
  const behind = step === undefined ? 0 : COMPLETED_STAGES[step];
  return stages.map((stage, place) => {
    if (place < behind) return { ...stage, state: "COMPLETE" };
    return place === behind && stage.state === "NOT_STARTED" ? { ...stage, state: "IN_PROGRESS" } : stage;
  });
}

function completeStages(stages: readonly Stage[]): readonly Stage[] {
  return stages.map((stage) => ({ ...stage, state: "COMPLETE" }));
}

/** Stages of a deployment that failed: the one in progress is over, and says why. Later ones never begin. */
function failedStages(stages: readonly Stage[], message: string): readonly Stage[] {
  return stages.map((stage) =>
    stage.state === "IN_PROGRESS"
      ? { ...stage, state: "COMPLETE", stateMessages: [{ severity: "ERROR", message }] }
      : stage,
  );
}

/** Codes of RPCs. */
export const ALREADY_EXISTS = 6;
const INVALID_ARGUMENT = 3;
const DEADLINE_EXCEEDED = 4;
const FAILED_PRECONDITION = 9;
const INTERNAL = 13;

/** As much of what code wrote as a message shows, in characters from its end. */
const MAX_OUTPUT_CHARACTERS = 2_000;

/** What is wrong with the source is the caller's to put right; the rest depends on how it runs. */
const CODE_OF_PROBLEM: Readonly<Record<CodeProblem, number>> = {
  archive: INVALID_ARGUMENT,
  package: INVALID_ARGUMENT,
  "entry-point": INVALID_ARGUMENT,
  load: INVALID_ARGUMENT,
  "start-timeout": DEADLINE_EXCEEDED,
  timeout: DEADLINE_EXCEEDED,
  memory: FAILED_PRECONDITION,
  crashed: FAILED_PRECONDITION,
  "answer-too-large": FAILED_PRECONDITION,
};

/** Why a deployment failed, as its operation says it. */
export function deploymentFailure(error: unknown): OperationFailure {
  if (error instanceof CodeError) return { code: CODE_OF_PROBLEM[error.problem], message: withOutput(error) };
  if (error instanceof SourceError || error instanceof NotRunnableError)
    return { code: FAILED_PRECONDITION, message: error.message };
  const why = error instanceof Error ? error.message : String(error);
  return { code: INTERNAL, message: `The deployment broke off for a reason of the emulator's own. ${why}` };
}

/** The last lines of what the code wrote say more than any sentence of ours. */
function withOutput({ message, output }: CodeError): string {
  const text = output.trimEnd();
  if (message.endsWith(text)) return message;
  const end = text.slice(-MAX_OUTPUT_CHARACTERS);
  const wholeLines = end.length < text.length ? end.slice(end.indexOf("\n") + 1) : end;
  return `${message}\n${wholeLines}`;
}
