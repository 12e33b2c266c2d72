import { given } from "../../../service/given.ts";
import { apiVersionOf } from "../api-version.ts";
import type { FunctionsCall, FunctionsTransaction } from "../functions-context.ts";
import { parseFunctionName } from "../names/function-name.ts";
import { requestWithoutSecrets } from "./request-without-secrets.ts";
import type { StoredOperation } from "./stored-operation.ts";

/** An operation that is to begin. */
export type OperationDraft = Pick<
  StoredOperation,
  "target" | "environment" | "kind" | "request" | "versionId" | "stages"
>;

/** Puts an operation into the store that takes as long as operations do. What ends it is for the caller to plan. */
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
    ...given({ ...draft, request: draft.request && requestWithoutSecrets(draft.request) }),
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
