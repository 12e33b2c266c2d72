import { invalidFieldError, ServiceError } from "@seamline/emulator-kit";
import type { FunctionOperation as FunctionOperationV1 } from "../../../generated/functions-v1.types.gen.ts";
import type { FunctionOperation as FunctionOperationV2 } from "../../../generated/functions-v2.types.gen.ts";
import { apiVersionOf } from "../api-versions.ts";
import { functionName, parseFunctionName, V1_FUNCTION_ID } from "../function-names.ts";
import type { FunctionSpec, Generation } from "../function-resource/stored-function.ts";
import type { FunctionsCall, FunctionsTransaction, V1Call, V2Call } from "../functions-context.ts";
import { requireLocation } from "../locations.ts";
import { specFromV1 } from "../mapping/v1-conversion.ts";
import { specFromV2 } from "../mapping/v2-spec.ts";
import { beginOperation, concludeOperation } from "../operations/function-operation-lifecycle.ts";
import {
  newOperationRepresentationV1,
  newOperationRepresentationV2,
} from "../operations/function-operation-representation.ts";
import type { StoredOperation } from "../operations/stored-function-operation.ts";
import { deploymentTask, initialStages } from "./deploy-function.ts";
import { requireDeployable } from "./deployment-preconditions.ts";

/** Begins to create the function that the body names. */
export async function createFunctionV1(call: V1Call<"createFunction">): Promise<FunctionOperationV1> {
  const { body } = call;
  const draft = {
    name: newFunctionNameV1(call),
    environment: "GEN_1",
    spec: specFromV1(body),
    request: body,
  } as const;
  return newOperationRepresentationV1(await beginCreation(call, draft));
}

/** @throws ServiceError 400 */
function newFunctionNameV1({ body: { name }, path, resourceName }: V1Call<"createFunction">): string {
  const pattern = `${resourceName}/functions/{function}`;
  if (!name)
    throw invalidFieldError("/name", "required", `The body must have the new function's name: ${pattern}.`);
  const parts = parseFunctionName(name);
  if (parts?.project !== path.project || parts.location !== path.location)
    throw invalidFieldError(
      "/name",
      "name",
      `The name must be ${pattern}, as the path says, and is ${name}.`,
    );
  if (V1_FUNCTION_ID.test(parts.id)) return name;
  const rule = "a letter or a digit, and then letters, digits and - _ . ~, 128 in all at most";
  throw invalidFieldError("/name", "name", `The last part of the name must be ${rule}, and is ${parts.id}.`);
}

/** Begins to create the function that `functionId` names. */
export async function createFunctionV2(call: V2Call<"createFunction">): Promise<FunctionOperationV2> {
  const { body } = call;
  const environment = body.environment === "GEN_1" ? "GEN_1" : "GEN_2";
  const draft = {
    name: newFunctionNameV2(call),
    environment,
    spec: specFromV2(body, environment),
    request: body,
  } as const;
  return newOperationRepresentationV2(await beginCreation(call, draft));
}

/**
 * Returns the name of a new function. Clients often send it in the body as well.
 *
 * @throws ServiceError 400 if the body has another name
 */
function newFunctionNameV2({ body, query, path }: V2Call<"createFunction">): string {
  const name = functionName({ ...path, id: query.functionId });
  if (!body.name || body.name === name) return name;
  const problem = `The name must be ${name}, according to parent and functionId, but is ${body.name}.`;
  throw invalidFieldError("/name", "name", problem);
}

/** A function to create. */
interface FunctionDraft {
  /** `projects/{project}/locations/{location}/functions/{function}` */
  readonly name: string;
  readonly environment: Generation;
  readonly spec: FunctionSpec;
  /** The function as the caller wrote it. */
  readonly request: object;
}

/** The code of google.rpc.Code for a name that is already in use. */
const ALREADY_EXISTS = 6;

/** The most functions that a project has in a location (reference facts, "Limits"). */
const MAX_FUNCTIONS_PER_LOCATION = 1_000;

/**
 * Begins to create a function. A name that is already in use does not fail the request but the operation (reference
 * facts, "Rules that the tables do not say").
 *
 * @throws ServiceError 400; 404 for an unknown location; 429 if limits are enabled and the location is full
 */
async function beginCreation(call: FunctionsCall, draft: FunctionDraft): Promise<StoredOperation> {
  const { context, request } = call;
  requireLocation(context.fixtures, locationOfNewFunction(draft.name));
  requireDeployable({ ...draft, version: apiVersionOf(request) }, context.fixtures);
  return context.state.change(async (transaction) => {
    if (await transaction.get("functions", draft.name)) return failWithExistingName(transaction, call, draft);
    if (context.limits === "reference") await requireFunctionQuota(transaction, draft.name);
    return beginDeployment(transaction, call, draft);
  });
}

/** @throws ServiceError 400 if a part of the name contains a slash, so that the name cannot be split again */
function locationOfNewFunction(name: string): string {
  const location = parseFunctionName(name)?.location;
  if (location !== undefined) return location;
  const problem = `Neither project nor location may have a slash, and the name of the function would be ${name}.`;
  throw new ServiceError(400, problem, { field: name });
}

async function failWithExistingName(
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

async function requireFunctionQuota(transaction: FunctionsTransaction, name: string): Promise<void> {
  const { project = "", location = "" } = parseFunctionName(name) ?? {};
  const count = await transaction.count("functions", { index: "byPlace", equals: [project, location] });
  if (count < MAX_FUNCTIONS_PER_LOCATION) return;
  throw new ServiceError(
    429,
    `${project} has ${MAX_FUNCTIONS_PER_LOCATION} functions in ${location}, which is the limit.`,
  );
}

async function beginDeployment(
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
    stages: initialStages(spec),
  });
  const { createTime } = operation;
  const times = { createTime, updateTime: createTime };
  const created = { name, environment, state: "DEPLOYING", stateMessages: [], spec, ...times } as const;
  await transaction.put("functions", name, created);
  await transaction.plan(deploymentTask({ operationId: operation.id }, call.context.clock.now()));
  return operation;
}
