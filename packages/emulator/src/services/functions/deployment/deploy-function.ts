import type { BackgroundWork, PlannedTask } from "@seamline/emulator-kit";
import { CodeError, type CodeProblem, type DeploymentStep } from "@seamline/function-runner/code-runner";
import type { Stage } from "../../../generated/functions-v2.types.gen.ts";
import type { DeployedVersion, FunctionSpec, StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsContext, FunctionsReader } from "../functions-context.ts";
import { concludeLongRunning } from "../long-running/long-running-lifecycle.ts";
import type {
  LongRunningFailure,
  LongRunningOutcome,
  StoredLongRunning,
} from "../long-running/stored-long-running.ts";
import { programOf } from "../running/program.ts";
import { archiveReader, NotRunnableError, runnerFor } from "../running/run-function.ts";
import { SourceError } from "../source/archive-store.ts";
import { resolveArchiveId } from "../source/resolve-source.ts";

export const DEPLOYMENT_JOB = "deploy";

interface DeploymentSubject {
  readonly operationId: string;
  /** The function before the update; `undefined` for a new function. */
  readonly before?: StoredFunction;
  /** An archive to redeploy. The default is the archive of the function's source. */
  readonly archiveId?: string;
}

/** @param at milliseconds since 1970 */
export function deploymentTask(subject: DeploymentSubject, at: number): PlannedTask {
  return { id: `deploy ${subject.operationId}`, at, kind: DEPLOYMENT_JOB, subject };
}

interface Deployment extends DeploymentSubject {
  readonly context: FunctionsContext;
  readonly stored: StoredFunction;
  readonly versionId: number;
  readonly signal: AbortSignal;
}

/**
 * Creates the background job that deploys a function and records the outcome. After a restart, the job runs again and
 * deploys the same version. It does nothing if the outcome is already recorded, or if the operation no longer exists.
 */
export function deploymentJob(context: FunctionsContext): BackgroundWork {
  return async (subject: DeploymentSubject, _at, signal) => {
    const pending = await context.state.read((reader) => pendingDeployment(reader, subject.operationId));
    if (!pending) return;
    const { operation, stored } = pending;
    const deployment = { ...subject, context, stored, versionId: operation.versionId ?? 1, signal };
    const outcome = await deploymentOutcome(deployment);
    signal.throwIfAborted();
    await recordOutcome(deployment, outcome);
  };
}

async function pendingDeployment(
  reader: FunctionsReader,
  operationId: string,
): Promise<{ readonly operation: StoredLongRunning; readonly stored: StoredFunction } | undefined> {
  const operation = await reader.get("operations", operationId);
  if (!operation || operation.found || operation.end) return undefined;
  const stored = await reader.get("functions", operation.target);
  return stored?.state === "DEPLOYING" ? { operation, stored } : undefined;
}

async function deploymentOutcome(deployment: Deployment): Promise<LongRunningOutcome> {
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

/** @throws CodeError, SourceError, NotRunnableError; the abort reason of the deployment's signal */
async function deploy(deployment: Deployment): Promise<DeployedVersion> {
  const { context, stored, versionId, signal } = deployment;
  const { spec } = stored;
  await recordStep(deployment, undefined);
  const runner = runnerFor(context.attached, spec.buildConfig?.runtime);
  const archiveId =
    deployment.archiveId ?? (await context.state.read((reader) => resolveArchiveId(reader, spec)));
  const version: DeployedVersion = { versionId, spec, archiveId };
  const program = programOf(stored, version, archiveReader(context));
  await runner.deploy(program, (step) => recordStep(deployment, step), signal);
  return version;
}

/**
 * Returns the function after a failed deployment. An update leaves the function unchanged. A function that has never
 * run becomes FAILED, and contains the reason.
 */
function functionAfterFailure(message: string, { stored, before }: Deployment): StoredFunction {
  if (before && before.state !== "FAILED") return before;
  return { ...(before ?? stored), state: "FAILED", stateMessages: [{ severity: "ERROR", message }] };
}

/** Records the progress of a deployment in its long-running operation. */
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

function recordOutcome({ context, operationId }: Deployment, outcome: LongRunningOutcome): Promise<void> {
  return context.state.change(async (transaction) => {
    const pending = await pendingDeployment(transaction, operationId);
    if (!pending) return;
    const stages = finalStages(pending.operation.stages, outcome);
    await concludeLongRunning(transaction, { ...pending.operation, stages }, outcome, context.clock.now());
  });
}

/** Returns the stages of a new deployment. Only functions with an event trigger have the stage TRIGGER. */
export function initialStages({ eventTrigger }: FunctionSpec): readonly Stage[] {
  const names = eventTrigger ? ["BUILD", "SERVICE", "TRIGGER"] : ["BUILD", "SERVICE"];
  return names.map((name) => ({ name, state: "NOT_STARTED" }));
}

/** Number of completed stages after each step of a deployment. */
const COMPLETED_STAGES: Readonly<Record<DeploymentStep, number>> = { unpacked: 0, examined: 1, started: 2 };

/**
 * Returns the stages after a step. Earlier stages are complete, and the next stage is in progress. Complete stages stay
 * complete when a deployment repeats its steps after a restart.
 *
 * @param step `undefined` when the deployment begins
 */
function stagesAt(stages: readonly Stage[], step: DeploymentStep | undefined): readonly Stage[] {
  const completed = step === undefined ? 0 : COMPLETED_STAGES[step];
  return stages.map((stage, place) => {
    if (place < completed) return { ...stage, state: "COMPLETE" };
    return place === completed && stage.state === "NOT_STARTED" ? { ...stage, state: "IN_PROGRESS" } : stage;
  });
}

/**
 * Returns the stages after a failure. The stage in progress becomes complete, and contains the reason. Later stages
 * never start.
 */
function finalStages(stages: readonly Stage[], outcome: LongRunningOutcome): readonly Stage[] {
  if (outcome.how === "done") return stages.map((stage) => ({ ...stage, state: "COMPLETE" }));
  const { message } = outcome.error;
  return stages.map((stage) =>
    stage.state === "IN_PROGRESS"
      ? { ...stage, state: "COMPLETE", stateMessages: [{ severity: "ERROR", message }] }
      : stage,
  );
}

/** google.rpc.Code values. */
const INVALID_ARGUMENT = 3;
const DEADLINE_EXCEEDED = 4;
const FAILED_PRECONDITION = 9;
const INTERNAL = 13;

/** The maximum length of code output in a message. Only the end of the output is kept. */
const MAX_OUTPUT_CHARACTERS = 2_000;

/**
 * Problems in the source are reported as invalid arguments, because the caller can fix them. Other problems occur at
 * runtime.
 */
const CODE_OF_PROBLEM: Readonly<Record<CodeProblem, number>> = {
  archive: INVALID_ARGUMENT,
  package: INVALID_ARGUMENT,
  "entry-point": INVALID_ARGUMENT,
  load: INVALID_ARGUMENT,
  runtime: FAILED_PRECONDITION,
  "start-timeout": DEADLINE_EXCEEDED,
  timeout: DEADLINE_EXCEEDED,
  memory: FAILED_PRECONDITION,
  crashed: FAILED_PRECONDITION,
  "answer-too-large": FAILED_PRECONDITION,
};

/** Returns the error for the long-running operation of a failed deployment. */
export function deploymentFailure(error: unknown): LongRunningFailure {
  if (error instanceof CodeError) return { code: CODE_OF_PROBLEM[error.problem], message: withOutput(error) };
  if (error instanceof SourceError || error instanceof NotRunnableError)
    return { code: FAILED_PRECONDITION, message: error.message };
  const reason = error instanceof Error ? error.message : String(error);
  return { code: INTERNAL, message: `The deployment failed because of an error in the emulator. ${reason}` };
}

/** Appends the last output lines of the code, which often explain more than the message. */
function withOutput({ message, output }: CodeError): string {
  const text = output.trimEnd();
  if (message.endsWith(text)) return message;
  const end = text.slice(-MAX_OUTPUT_CHARACTERS);
  const wholeLines = end.length < text.length ? end.slice(end.indexOf("\n") + 1) : end;
  return `${message}\n${wholeLines}`;
}
