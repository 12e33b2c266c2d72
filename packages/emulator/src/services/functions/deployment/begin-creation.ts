import { Refusal } from "../../../service/refusal.ts";
import { apiVersionOf } from "../api-version.ts";
import type { FunctionSpec, Generation } from "../functions/stored-function.ts";
import type { FunctionsCall, FunctionsTransaction } from "../functions-context.ts";
import { requireLocation } from "../locations/require-location.ts";
import { parseFunctionName } from "../names/function-name.ts";
import { beginOperation } from "../operations/begin-operation.ts";
import { concludeOperation } from "../operations/conclude-operation.ts";
import type { StoredOperation } from "../operations/stored-operation.ts";
import { deployTask } from "./deploy-task.ts";
import { ALREADY_EXISTS } from "./deployment-failure.ts";
import { newStages } from "./deployment-stages.ts";
import { requireDeployable } from "./require-deployable.ts";

/** A function that is to be. */
export interface FunctionDraft {
  /** `projects/{project}/locations/{location}/functions/{function}` */
  readonly name: string;
  readonly environment: Generation;
  readonly spec: FunctionSpec;
  /** As the caller wrote it. */
  readonly request: object;
}

/** Functions of a location of a project (reference facts, "Limits"). */
const MOST_FUNCTIONS = 1_000;

/**
 * Begins to create a function. A name that is taken is found out by the operation, not here (reference facts, "Rules
 * that the tables do not say").
 *
 * @throws Refusal 400; 404 for a location that there is not; 429 where the limits of the reference profile are in force
 */
export async function beginCreation(call: FunctionsCall, draft: FunctionDraft): Promise<StoredOperation> {
  const { context, request } = call;
  requireLocation(context.world, locationOf(draft.name));
  requireDeployable({ ...draft, version: apiVersionOf(request) }, context.world);
  return context.state.change(async (transaction) => {
    if (await transaction.get("functions", draft.name)) return refuseTaken(transaction, call, draft);
    if (context.limits === "reference") await requireRoom(transaction, draft.name);
    return begin(transaction, call, draft);
  });
}

/** @throws Refusal 400 for a name that falls into other parts than it was put together from */
function locationOf(name: string): string {
  const location = parseFunctionName(name)?.location;
  if (location !== undefined) return location;
  const problem = `Neither project nor location may have a slash, and the name of the function would be ${name}.`;
  throw new Refusal(400, problem, { field: name });
}

async function refuseTaken(
  transaction: FunctionsTransaction,
  call: FunctionsCall,
  { name, environment, request }: FunctionDraft,
): Promise<StoredOperation> {
  const kind = "CREATE_FUNCTION";
  const operation = await beginOperation(transaction, call, {
    target: name,
    environment,
    kind,
    request,
    stages: [],
  });
  const error = { code: ALREADY_EXISTS, message: `There is a function ${name} already.` };
  await concludeOperation(transaction, operation, { how: "failed", error }, call.context.clock.now());
  return operation;
}

async function requireRoom(transaction: FunctionsTransaction, name: string): Promise<void> {
  const { project = "", location = "" } = parseFunctionName(name) ?? {};
  const count = await transaction.count("functions", { index: "byPlace", equals: [project, location] });
  if (count < MOST_FUNCTIONS) return;
  throw new Refusal(
    429,
    `${project} has ${MOST_FUNCTIONS} functions in ${location}, which is as many as may be.`,
  );
}

async function begin(
  transaction: FunctionsTransaction,
  call: FunctionsCall,
  { name, environment, spec, request }: FunctionDraft,
): Promise<StoredOperation> {
  const operation = await beginOperation(transaction, call, {
    target: name,
    environment,
    kind: "CREATE_FUNCTION",
    request,
    versionId: 1,
    stages: newStages(spec),
  });
  const { createTime } = operation;
  const times = { createTime, updateTime: createTime };
  const created = { name, environment, state: "DEPLOYING", stateMessages: [], spec, ...times } as const;
  await transaction.put("functions", name, created);
  await transaction.plan(deployTask({ operationId: operation.id }, call.context.clock.now()));
  return operation;
}
