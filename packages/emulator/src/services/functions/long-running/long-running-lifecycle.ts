import type { PlannedTask } from "@seamline/emulator-kit";
import { withoutUndefined } from "@seamline/emulator-kit";
import { apiVersionOf } from "../api-versions.ts";
import { applyOutcome } from "../deployment/settle-function.ts";
import { parseFunctionName } from "../function-names.ts";
import type { FunctionsCall, FunctionsTransaction } from "../functions-context.ts";
import { isObject } from "../mapping/function-fields.ts";
import type { LongRunningOutcome, StoredLongRunning } from "./stored-long-running.ts";

type LongRunningDraft = Pick<
  StoredLongRunning,
  "target" | "environment" | "kind" | "request" | "versionId" | "stages"
>;

/** Stores a new long-running operation that takes the configured time. The caller must schedule its end. */
export async function beginLongRunning(
  transaction: FunctionsTransaction,
  { context, request }: FunctionsCall,
  draft: LongRunningDraft,
): Promise<StoredLongRunning> {
  const now = context.clock.now();
  const time = new Date(now).toISOString();
  const number = await transaction.nextNumber("operations");
  const { project = "", location = "" } = parseFunctionName(draft.target) ?? {};
  const begun: StoredLongRunning = {
    ...withoutUndefined({ ...draft, request: draft.request && requestWithoutSecrets(draft.request) }),
    id: `operation-${number}`,
    project,
    location,
    apiVersion: apiVersionOf(request),
    createTime: time,
    updateTime: time,
    endsAt: now + context.longRunningMs,
    number,
  };
  await transaction.put("operations", begun.id, begun);
  return begun;
}

/**
 * Records the outcome of a long-running operation. The operation ends, and the outcome is applied to its function, when
 * its time is up. If its time is already up, it ends immediately.
 *
 * @param now milliseconds since 1970
 */
export async function concludeLongRunning(
  transaction: FunctionsTransaction,
  operation: StoredLongRunning,
  outcome: LongRunningOutcome,
  now: number,
): Promise<void> {
  const updateTime = new Date(now).toISOString();
  await transaction.put("operations", operation.id, { ...operation, found: outcome, updateTime });
  await transaction.plan(finishTask(operation.id, Math.max(operation.endsAt, now)));
}

export const FINISH_LONG_RUNNING = "finishOperation";

interface FinishSubject {
  readonly operationId: string;
}

/** @param at milliseconds since 1970 */
function finishTask(operationId: string, at: number): PlannedTask {
  const subject: FinishSubject = { operationId };
  return { id: `finish ${operationId}`, at, kind: FINISH_LONG_RUNNING, subject };
}

/** Ends a long-running operation and applies its outcome. Does nothing if the operation no longer exists. */
export async function finishLongRunning(
  { operationId }: FinishSubject,
  transaction: FunctionsTransaction,
  at: number,
): Promise<void> {
  const operation = await transaction.get("operations", operationId);
  if (!operation?.found) return;
  const { found, ...rest } = operation;
  const time = new Date(at).toISOString();
  const outcome = await applyOutcome(transaction, operation, found, time);
  await transaction.put("operations", operationId, { ...rest, updateTime: time, end: { time, outcome } });
}

/** Secret members. Anyone who knows their values can upload a source. */
const SECRET_MEMBERS: readonly string[] = ["sourceUploadUrl", "sourceToken"];

/**
 * Removes signed URLs and tokens from a request, because everyone who can read the operation can also read its request.
 */
function requestWithoutSecrets(request: object): object {
  const { buildConfig, ...rest } = withoutSecretMembers(request);
  if (!isObject(buildConfig)) return buildConfig === undefined ? rest : { ...rest, buildConfig };
  return { ...rest, buildConfig: buildWithoutSecrets(buildConfig) };
}

function buildWithoutSecrets(buildConfig: object): object {
  const { source, ...rest } = withoutSecretMembers(buildConfig);
  if (!isObject(source)) return source === undefined ? rest : { ...rest, source };
  const { storageSource, ...others } = source;
  const visible = isObject(storageSource) ? withoutSecretMembers(storageSource) : storageSource;
  return { ...rest, source: visible === undefined ? others : { ...others, storageSource: visible } };
}

function withoutSecretMembers(members: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !SECRET_MEMBERS.includes(name)));
}
