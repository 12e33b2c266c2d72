import { invalidFieldError, ServiceError } from "@seamline/emulator-kit";
import type { FunctionOperation as FunctionOperationV1 } from "../../../generated/functions-v1.types.gen.ts";
import type { FunctionOperation as FunctionOperationV2 } from "../../../generated/functions-v2.types.gen.ts";
import { apiVersionOf } from "../api-versions.ts";
import { functionName, parseFunctionName, V1_FUNCTION_ID } from "../function-names.ts";
import type { FunctionSpec, Generation } from "../function-resource/stored-function.ts";
import type { FunctionsCall, FunctionsTransaction, V1Call, V2Call } from "../functions-context.ts";
import { requireLocation } from "../locations.ts";
import { beginLongRunning, concludeLongRunning } from "../long-running/long-running-lifecycle.ts";
import {
  newLongRunningRepresentationV1,
  newLongRunningRepresentationV2,
} from "../long-running/long-running-representation.ts";
import type { StoredLongRunning } from "../long-running/stored-long-running.ts";
import { specFromV1 } from "../mapping/v1-conversion.ts";
import { specFromV2 } from "../mapping/v2-spec.ts";
import { deploymentTask, initialStages } from "./deploy-function.ts";
import { requireDeployable } from "./deployment-preconditions.ts";

/** Starts creating a function with the name from the body. */
export async function createFunctionV1(call: V1Call<"createFunction">): Promise<FunctionOperationV1> {
  const { body } = call;
  const draft = {
    name: newFunctionNameV1(call),
    environment: "GEN_1",
    spec: specFromV1(body),
    request: body,
  } as const;
  return newLongRunningRepresentationV1(await beginCreation(call, draft));
}

/** @throws ServiceError 400 */
function newFunctionNameV1({ body: { name }, path, resourceName }: V1Call<"createFunction">): string {
  const pattern = `${resourceName}/functions/{function}`;
  if (!name)
    throw invalidFieldError(
      "/name",
      "required",
      `The body must contain the name of the new function: ${pattern}.`,
    );
  const parts = parseFunctionName(name);
  if (parts?.project !== path.project || parts.location !== path.location)
    throw invalidFieldError("/name", "name", `The name must match the path: ${pattern}, but is ${name}.`);
  if (V1_FUNCTION_ID.test(parts.id)) return name;
  const rule =
    "begin with a letter or digit, contain only letters, digits and - _ . ~, and have at most 128 characters";
  throw invalidFieldError("/name", "name", `The last segment of the name must ${rule}, but is ${parts.id}.`);
}

/** Starts creating a function with the id from `functionId`. */
export async function createFunctionV2(call: V2Call<"createFunction">): Promise<FunctionOperationV2> {
  const { body } = call;
  const environment = body.environment === "GEN_1" ? "GEN_1" : "GEN_2";
  const draft = {
    name: newFunctionNameV2(call),
    environment,
    spec: specFromV2(body, environment),
    request: body,
  } as const;
  return newLongRunningRepresentationV2(await beginCreation(call, draft));
}

/**
 * Returns the name of a new function. Clients may repeat the name in the body.
 *
 * @throws ServiceError 400 if the body contains a different name
 */
function newFunctionNameV2({ body, query, path }: V2Call<"createFunction">): string {
  const name = functionName({ ...path, id: query.functionId });
  if (!body.name || body.name === name) return name;
  const problem = `The name must be ${name}, according to parent and functionId, but is ${body.name}.`;
  throw invalidFieldError("/name", "name", problem);
}

interface FunctionDraft {
  /** `projects/{project}/locations/{location}/functions/{function}` */
  readonly name: string;
  readonly environment: Generation;
  readonly spec: FunctionSpec;
  /** The function as sent in the request. */
  readonly request: object;
}

const ALREADY_EXISTS = 6;

/** The maximum number of functions per project and location (reference facts, "Limits"). */
const MAX_FUNCTIONS_PER_LOCATION = 1_000;

/**
 * Starts creating a function. If the name is already in use, the request succeeds, but the long-running operation fails
 * (reference facts, "Rules that the tables do not say").
 *
 * @throws ServiceError 400; 404 if the location does not exist; 429 if limits are enabled and the location is full
 */
async function beginCreation(call: FunctionsCall, draft: FunctionDraft): Promise<StoredLongRunning> {
  const { context, request } = call;
  requireLocation(context.fixtures, locationOfNewFunction(draft.name));
  requireDeployable({ ...draft, version: apiVersionOf(request) }, context.fixtures);
  return context.state.change(async (transaction) => {
    if (await transaction.get("functions", draft.name)) return failWithExistingName(transaction, call, draft);
    if (context.limits === "reference") await requireFunctionQuota(transaction, draft.name);
    return beginDeployment(transaction, call, draft);
  });
}

/**
 * @throws ServiceError 400 if a part of the name contains a slash, because such a name cannot be split into its parts
 */
function locationOfNewFunction(name: string): string {
  const location = parseFunctionName(name)?.location;
  if (location !== undefined) return location;
  const problem = `Project and location must not contain a slash, but the name of the function would be ${name}.`;
  throw new ServiceError(400, problem, { field: name });
}

async function failWithExistingName(
  transaction: FunctionsTransaction,
  call: FunctionsCall,
  { name, environment, request }: FunctionDraft,
): Promise<StoredLongRunning> {
  const kind = "CREATE_FUNCTION";
  const operation = await beginLongRunning(transaction, call, {
    target: name,
    environment,
    kind,
    request,
    stages: [],
  });
  const error = { code: ALREADY_EXISTS, message: `Function ${name} already exists.` };
  await concludeLongRunning(transaction, operation, { how: "failed", error }, call.context.clock.now());
  return operation;
}

async function requireFunctionQuota(transaction: FunctionsTransaction, name: string): Promise<void> {
  const { project = "", location = "" } = parseFunctionName(name) ?? {};
  const count = await transaction.count("functions", { index: "byPlace", equals: [project, location] });
  if (count < MAX_FUNCTIONS_PER_LOCATION) return;
  throw new ServiceError(
    429,
    `${project} has reached the limit of ${MAX_FUNCTIONS_PER_LOCATION} functions in ${location}.`,
  );
}

async function beginDeployment(
  transaction: FunctionsTransaction,
  call: FunctionsCall,
  { name, environment, spec, request }: FunctionDraft,
): Promise<StoredLongRunning> {
  const operation = await beginLongRunning(transaction, call, {
    target: name,
    environment,
    kind: "CREATE_FUNCTION",
    request,
    versionId: 1,
    stages: initialStages(spec),
  });
  const { createTime } = operation;
  const times = { createTime, updateTime: createTime };
  const created = { name, environment, state: "DEPLOYING", stateMessages: [], spec, ...times } as const;
  await transaction.put("functions", name, created);
  await transaction.plan(deploymentTask({ operationId: operation.id }, call.context.clock.now()));
  return operation;
}
