import type { BackgroundWork, PlannedTask } from "@seamline/emulator-kit";
import { CodeError, type CodeProblem, type DeploymentStep } from "@seamline/function-runner/code-runner";
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

/** The kind of the background job that deploys a function. */
export const DEPLOYMENT_JOB = "deploy";

/** What a deployment job works on. */
interface DeploymentSubject {
  readonly operationId: string;
  /** The function as it was before the operation that updates it. */
  readonly before?: StoredFunction;
  /** The archive to deploy again; without it, the source of the function is resolved. */
  readonly archiveId?: string;
}

/** Plans the job that deploys a function. @param at milliseconds since 1970 */
export function deploymentTask(subject: DeploymentSubject, at: number): PlannedTask {
  return { id: `deploy ${subject.operationId}`, at, kind: DEPLOYMENT_JOB, subject };
}

/** A running deployment. */
interface Deployment extends DeploymentSubject {
  readonly context: FunctionsContext;
  readonly stored: StoredFunction;
  readonly versionId: number;
  readonly signal: AbortSignal;
}

/**
 * Makes the background job that deploys a function and records the outcome. A job that runs again after a restart makes
 * the same version. It does nothing if the outcome is recorded already or the operation no longer exists.
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
  const runner = runnerFor(context.attached, spec.buildConfig?.runtime);
  const archiveId =
    deployment.archiveId ?? (await context.state.read((reader) => resolveArchiveId(reader, spec)));
  const version: DeployedVersion = { versionId, spec, archiveId };
  const program = programOf(stored, version, archiveReader(context));
  await runner.deploy(program, (step) => recordStep(deployment, step), signal);
  return version;
}

/** A failed update leaves the function as it was. A function that never ran becomes FAILED, with the reason. */
function functionAfterFailure(message: string, { stored, before }: Deployment): StoredFunction {
  if (before && before.state !== "FAILED") return before;
  return { ...(before ?? stored), state: "FAILED", stateMessages: [{ severity: "ERROR", message }] };
}

/** Records in the operation which step its deployment has reached. */
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
    const pending = await pendingDeployment(transaction, operationId);
    if (!pending) return;
    const stages = finalStages(pending.operation.stages, outcome);
    await concludeOperation(transaction, { ...pending.operation, stages }, outcome, context.clock.now());
  });
}

/** The stages of a deployment that has not begun. Only functions that events run have the stage TRIGGER. */
export function initialStages({ eventTrigger }: FunctionSpec): readonly Stage[] {
  const names = eventTrigger ? ["BUILD", "SERVICE", "TRIGGER"] : ["BUILD", "SERVICE"];
  return names.map((name) => ({ name, state: "NOT_STARTED" }));
}

/** How many stages are complete once a deployment has reached a step. */
const COMPLETED_STAGES: Readonly<Record<DeploymentStep, number>> = { unpacked: 0, examined: 1, started: 2 };

/**
 * Returns the stages once a step is reached: earlier ones are complete, and the next one is in progress. A complete
 * stage stays complete when a deployment passes its steps a second time after a restart.
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

/** After a failure the stage in progress is complete and has the reason. Later stages never begin. */
function finalStages(stages: readonly Stage[], outcome: OperationOutcome): readonly Stage[] {
  if (outcome.how === "done") return stages.map((stage) => ({ ...stage, state: "COMPLETE" }));
  const { message } = outcome.error;
  return stages.map((stage) =>
    stage.state === "IN_PROGRESS"
      ? { ...stage, state: "COMPLETE", stateMessages: [{ severity: "ERROR", message }] }
      : stage,
  );
}

/** Codes of google.rpc.Code. */
const INVALID_ARGUMENT = 3;
const DEADLINE_EXCEEDED = 4;
const FAILED_PRECONDITION = 9;
const INTERNAL = 13;

/** How much of the output of code a message contains, in characters from its end. */
const MAX_OUTPUT_CHARACTERS = 2_000;

/** The caller can correct the source, which makes it an invalid argument; the other problems depend on how it runs. */
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

/** Returns the error of the operation whose deployment failed. */
export function deploymentFailure(error: unknown): OperationFailure {
  if (error instanceof CodeError) return { code: CODE_OF_PROBLEM[error.problem], message: withOutput(error) };
  if (error instanceof SourceError || error instanceof NotRunnableError)
    return { code: FAILED_PRECONDITION, message: error.message };
  const reason = error instanceof Error ? error.message : String(error);
  return { code: INTERNAL, message: `The deployment failed because of an error in the emulator. ${reason}` };
}

/** The last lines that the code wrote often explain more than the message. */
function withOutput({ message, output }: CodeError): string {
  const text = output.trimEnd();
  if (message.endsWith(text)) return message;
  const end = text.slice(-MAX_OUTPUT_CHARACTERS);
  const wholeLines = end.length < text.length ? end.slice(end.indexOf("\n") + 1) : end;
  return `${message}\n${wholeLines}`;
}
