import { apiVersionOf } from "../api-version.ts";
import { changedSpec } from "../functions/changed-spec.ts";
import { functionOf } from "../functions/function-of.ts";
import { requireSameFunction, type SaidIdentity } from "../functions/require-same-function.ts";
import type { FunctionSpec, Generation, StoredFunction } from "../functions/stored-function.ts";
import type { FunctionsCall, FunctionsTransaction } from "../functions-context.ts";
import { beginOperation } from "../operations/begin-operation.ts";
import { concludeOperation } from "../operations/conclude-operation.ts";
import type { StoredOperation } from "../operations/stored-operation.ts";
import { deployTask } from "./deploy-task.ts";
import { newStages } from "./deployment-stages.ts";
import { type AskedUpdate, namesSource, needsDeployment } from "./redeployment.ts";
import { requireDeployable } from "./require-deployable.ts";
import { requireIdle } from "./require-idle.ts";

/** A function as an update is to make it. */
export interface UpdateDraft {
  /** As the caller wrote it. */
  readonly request: SaidIdentity;
  readonly mask: string | undefined;
  /** What it says of a function of that generation. @throws Refusal 400 */
  specOf(environment: Generation): FunctionSpec;
}

/** An update, together with what it starts from and leads to. */
interface Update {
  readonly before: StoredFunction;
  readonly spec: FunctionSpec;
  readonly asked: AskedUpdate;
  readonly request: object;
}

/**
 * Begins to update a function. It is deployed again only where something changes that its code or whoever runs it could
 * notice, or where its source is named anew.
 *
 * @throws Refusal 400, 404, 409
 */
export function beginUpdate(call: FunctionsCall, draft: UpdateDraft): Promise<StoredOperation> {
  const { context, request, resourceName } = call;
  return context.state.change(async (transaction) => {
    const version = apiVersionOf(request);
    const before = await functionOf(transaction, resourceName, version);
    requireSameFunction(before, draft.request);
    const asked = { body: draft.specOf(before.environment), mask: draft.mask, version };
    const spec = changedSpec(before.spec, asked.body, asked.mask, version);
    requireIdle(before);
    const update = { before, spec, asked, request: draft.request };
    const isDeployed = namesSource(asked) || needsDeployment(before, spec);
    return isDeployed ? redeploy(transaction, call, update) : rewrite(transaction, call, update);
  });
}

async function redeploy(
  transaction: FunctionsTransaction,
  call: FunctionsCall,
  { before, spec, asked, request }: Update,
): Promise<StoredOperation> {
  const { name, environment, deployed } = before;
  requireDeployable({ spec, environment, version: asked.version }, call.context.world);
  const operation = await beginOperation(transaction, call, {
    target: name,
    environment,
    kind: "UPDATE_FUNCTION",
    request,
    versionId: (deployed?.versionId ?? 0) + 1,
    stages: newStages(spec),
  });
  await transaction.put("functions", name, { ...before, spec, state: "DEPLOYING", stateMessages: [] });
  const archiveId = namesSource(asked) ? undefined : deployed?.archiveId;
  const subject = { operationId: operation.id, before, ...(archiveId !== undefined && { archiveId }) };
  await transaction.plan(deployTask(subject, call.context.clock.now()));
  return operation;
}

/** Nothing is deployed: what runs goes on as the same version. */
async function rewrite(
  transaction: FunctionsTransaction,
  call: FunctionsCall,
  { before, spec, request }: Update,
): Promise<StoredOperation> {
  const { name, environment, deployed } = before;
  const operation = await beginOperation(transaction, call, {
    target: name,
    environment,
    kind: "UPDATE_FUNCTION",
    request,
    ...(deployed && { versionId: deployed.versionId }),
    stages: [],
  });
  const found = { how: "done", function: { ...before, spec } } as const;
  await transaction.put("functions", name, { ...before, spec, state: "DEPLOYING" });
  await concludeOperation(transaction, operation, found, call.context.clock.now());
  return operation;
}
