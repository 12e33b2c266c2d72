import { camelCase } from "@seamline/openapi/field-names";
import type { FunctionOperation as FunctionOperationV1 } from "../../../generated/functions-v1.types.gen.ts";
import type { FunctionOperation as FunctionOperationV2 } from "../../../generated/functions-v2.types.gen.ts";
import { type ApiVersion, apiVersionOf } from "../api-versions.ts";
import { requireFunction } from "../function-resource/function-store.ts";
import type { FunctionSpec, Generation, StoredFunction } from "../function-resource/stored-function.ts";
import { type BodyIdentity, requireSameFunction, updatedSpec } from "../function-resource/updated-spec.ts";
import type { FunctionsCall, FunctionsTransaction, V1Call, V2Call } from "../functions-context.ts";
import { beginLongRunning, concludeLongRunning } from "../long-running/long-running-lifecycle.ts";
import {
  newLongRunningRepresentationV1,
  newLongRunningRepresentationV2,
} from "../long-running/long-running-representation.ts";
import type { StoredLongRunning } from "../long-running/stored-long-running.ts";
import { isAtOrBelow, isObject } from "../mapping/function-fields.ts";
import { specFromV1 } from "../mapping/v1-conversion.ts";
import { specFromV2 } from "../mapping/v2-spec.ts";
import { deploymentTask, initialStages } from "./deploy-function.ts";
import { requireDeployable, requireIdle } from "./deployment-preconditions.ts";

/** Starts updating the fields of a function that the mask lists. */
export async function patchFunctionV1(call: V1Call<"patchFunction">): Promise<FunctionOperationV1> {
  const { body, query } = call;
  const draft = { request: body, mask: query.updateMask, specOf: () => specFromV1(body) };
  return newLongRunningRepresentationV1(await beginUpdate(call, draft));
}

/** Starts updating the fields of a function that the mask lists or, without a mask, all fields of the body. */
export async function patchFunctionV2(call: V2Call<"patchFunction">): Promise<FunctionOperationV2> {
  const { body, query } = call;
  const specOf = (environment: Generation): ReturnType<typeof specFromV2> => specFromV2(body, environment);
  return newLongRunningRepresentationV2(
    await beginUpdate(call, { request: body, mask: query.updateMask, specOf }),
  );
}

interface UpdateDraft {
  /** The function as sent in the request. */
  readonly request: BodyIdentity;
  readonly mask: string | undefined;
  /** Converts the input to a function's spec. @throws ServiceError 400 */
  specOf(environment: Generation): FunctionSpec;
}

/** An update, with the function before the update and the spec after the update. */
interface PreparedUpdate {
  readonly before: StoredFunction;
  readonly spec: FunctionSpec;
  readonly requested: RequestedUpdate;
  readonly request: object;
}

/**
 * Starts updating a function. The function is redeployed only if the update includes the source, or changes a field
 * that affects how the code runs.
 *
 * @throws ServiceError 400, 404, 409
 */
function beginUpdate(call: FunctionsCall, draft: UpdateDraft): Promise<StoredLongRunning> {
  const { context, request, resourceName } = call;
  return context.state.change(async (transaction) => {
    const version = apiVersionOf(request);
    const before = await requireFunction(transaction, resourceName, version);
    requireSameFunction(before, draft.request);
    const requested = { body: draft.specOf(before.environment), mask: draft.mask, version };
    const spec = updatedSpec(before.spec, requested.body, requested.mask, version);
    requireIdle(before);
    const update = { before, spec, requested, request: draft.request };
    const isDeployed = setsSource(requested) || needsDeployment(before, spec);
    return isDeployed
      ? beginRedeployment(transaction, call, update)
      : updateWithoutDeployment(transaction, call, update);
  });
}

async function beginRedeployment(
  transaction: FunctionsTransaction,
  call: FunctionsCall,
  { before, spec, requested, request }: PreparedUpdate,
): Promise<StoredLongRunning> {
  const { name, environment, deployed } = before;
  requireDeployable({ spec, environment, version: requested.version }, call.context.fixtures);
  const operation = await beginLongRunning(transaction, call, {
    target: name,
    environment,
    kind: "UPDATE_FUNCTION",
    request,
    versionId: (deployed?.versionId ?? 0) + 1,
    stages: initialStages(spec),
  });
  await transaction.put("functions", name, { ...before, spec, state: "DEPLOYING", stateMessages: [] });
  const archiveId = setsSource(requested) ? undefined : deployed?.archiveId;
  const subject = { operationId: operation.id, before, ...(archiveId !== undefined && { archiveId }) };
  await transaction.plan(deploymentTask(subject, call.context.clock.now()));
  return operation;
}

async function updateWithoutDeployment(
  transaction: FunctionsTransaction,
  call: FunctionsCall,
  { before, spec, request }: PreparedUpdate,
): Promise<StoredLongRunning> {
  const { name, environment, deployed } = before;
  const operation = await beginLongRunning(transaction, call, {
    target: name,
    environment,
    kind: "UPDATE_FUNCTION",
    request,
    ...(deployed && { versionId: deployed.versionId }),
    stages: [],
  });
  const outcome = { how: "done", function: { ...before, spec } } as const;
  await transaction.put("functions", name, { ...before, spec, state: "DEPLOYING" });
  await concludeLongRunning(transaction, operation, outcome, call.context.clock.now());
  return operation;
}

interface RequestedUpdate {
  /** The input in the format of the v2 family. */
  readonly body: FunctionSpec;
  readonly mask: string | undefined;
  readonly version: ApiVersion;
}

const SOURCE_FIELDS: Readonly<Record<"v1" | "v2", readonly string[]>> = {
  v1: ["sourceArchiveUrl", "sourceRepository", "sourceUploadUrl"],
  v2: ["buildConfig.source"],
};

/**
 * Returns whether an update sets the source. An update to the same value also sets the source, because the content may
 * have changed.
 */
function setsSource({ body, mask = "", version }: RequestedUpdate): boolean {
  if (!body.buildConfig?.source) return false;
  const fields = SOURCE_FIELDS[version === "v1" ? "v1" : "v2"];
  const paths = camelCase(mask)
    .split(",")
    .map((path) => path.trim());
  return paths.some(
    (path) => ["", "*", "buildConfig"].includes(path) || fields.some((each) => isAtOrBelow(path, each)),
  );
}

/** Returns whether a change requires a deployment. Description and labels do not affect how the code runs. */
function needsDeployment({ state, spec }: StoredFunction, changed: FunctionSpec): boolean {
  return state === "FAILED" || canonicalText(deployedPart(spec)) !== canonicalText(deployedPart(changed));
}

function deployedPart({ description: _, labels: __, ...rest }: FunctionSpec): object {
  return rest;
}

/** Serializes a value independently of its member order. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    isObject(member) ? withSortedMembers(member) : member,
  );
}

function withSortedMembers(members: object): object {
  return Object.fromEntries(Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1)));
}
