import type { PlannedTask } from "@seamline/emulator-kit";
import { withoutUndefined } from "@seamline/emulator-kit";
import { apiVersionOf } from "../api-versions.ts";
import { applyOutcome } from "../deployment/settle-function.ts";
import { parseFunctionName } from "../function-names.ts";
import type { FunctionsCall, FunctionsTransaction } from "../functions-context.ts";
import { isObject } from "../mapping/function-fields.ts";
import type { OperationOutcome, StoredOperation } from "./stored-function-operation.ts";

/** An operation to begin. */
type OperationDraft = Pick<
  StoredOperation,
  "target" | "environment" | "kind" | "request" | "versionId" | "stages"
>;

/** Stores an operation that takes as long as operations are set to take. The caller plans what ends it. */
export async function beginOperation(
  transaction: FunctionsTransaction,
  { context, request }: FunctionsCall,
  draft: OperationDraft,
): Promise<StoredOperation> {
  const now = context.clock.now();
  const time = new Date(now).toISOString();
  const number = await transaction.nextNumber("operations");
  const { project = "", location = "" } = parseFunctionName(draft.target) ?? {};
  const begun: StoredOperation = {
    ...withoutUndefined({ ...draft, request: draft.request && requestWithoutSecrets(draft.request) }),
    id: `operation-${number}`,
    project,
    location,
    apiVersion: apiVersionOf(request),
    createTime: time,
    updateTime: time,
    endsAt: now + context.operationMs,
    number,
  };
  await transaction.put("operations", begun.id, begun);
  return begun;
}

/**
 * Records the outcome of an operation. The operation ends, and the outcome is applied to its function, when its time is
 * over: never earlier, and at once if the time is over already.
 *
 * @param now milliseconds since 1970
 */
export async function concludeOperation(
  transaction: FunctionsTransaction,
  operation: StoredOperation,
  outcome: OperationOutcome,
  now: number,
): Promise<void> {
  const updateTime = new Date(now).toISOString();
  await transaction.put("operations", operation.id, { ...operation, found: outcome, updateTime });
  await transaction.plan(finishTask(operation.id, Math.max(operation.endsAt, now)));
}

/** The kind of task that ends an operation. */
export const FINISH_OPERATION = "finishOperation";

interface FinishSubject {
  readonly operationId: string;
}

/** Plans the end of an operation. @param at milliseconds since 1970 */
function finishTask(operationId: string, at: number): PlannedTask {
  const subject: FinishSubject = { operationId };
  return { id: `finish ${operationId}`, at, kind: FINISH_OPERATION, subject };
}

/** Ends an operation and applies its outcome. It does nothing if the operation no longer exists. */
export async function finishOperation(
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

/** Members that allow whoever reads them to upload, or to continue an upload, wherever they occur in a function. */
const SECRET_MEMBERS: readonly string[] = ["sourceUploadUrl", "sourceToken"];

/** Removes signed URLs and tokens from a request, since everybody who may read the operation may read it. */
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
