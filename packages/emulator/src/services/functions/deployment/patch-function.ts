import { camelCase } from "@seamline/openapi/field-names";
import type { FunctionOperation as FunctionOperationV1 } from "../../../generated/functions-v1.types.gen.ts";
import type { FunctionOperation as FunctionOperationV2 } from "../../../generated/functions-v2.types.gen.ts";
import { type ApiVersion, apiVersionOf } from "../api-versions.ts";
import { requireFunction } from "../function-resource/function-store.ts";
import type { FunctionSpec, Generation, StoredFunction } from "../function-resource/stored-function.ts";
import { type BodyIdentity, requireSameFunction, updatedSpec } from "../function-resource/updated-spec.ts";
import type { FunctionsCall, FunctionsTransaction, V1Call, V2Call } from "../functions-context.ts";
import { specFromV1 } from "../mapping/v1-conversion.ts";
import { specFromV2 } from "../mapping/v2-spec.ts";
import { beginOperation, concludeOperation } from "../operations/function-operation-lifecycle.ts";
import {
  newOperationRepresentationV1,
  newOperationRepresentationV2,
} from "../operations/function-operation-representation.ts";
import type { StoredOperation } from "../operations/stored-function-operation.ts";
import { deploymentTask, initialStages } from "./deploy-function.ts";
import { requireDeployable, requireIdle } from "./deployment-preconditions.ts";

/** Begins to update the fields of a function that the mask names. */
export async function patchFunctionV1(call: V1Call<"patchFunction">): Promise<FunctionOperationV1> {
  const { body, query } = call;
  const draft = { request: body, mask: query.updateMask, specOf: () => specFromV1(body) };
  return newOperationRepresentationV1(await beginUpdate(call, draft));
}

/** Begins to update the fields of a function that the mask names; without a mask, those that the body holds. */
export async function patchFunctionV2(call: V2Call<"patchFunction">): Promise<FunctionOperationV2> {
  const { body, query } = call;
  const specOf = (environment: Generation): ReturnType<typeof specFromV2> => specFromV2(body, environment);
  return newOperationRepresentationV2(
    await beginUpdate(call, { request: body, mask: query.updateMask, specOf }),
  );
}

/** A function as an update is to make it. */
interface UpdateDraft {
  /** As the caller wrote it. */
  readonly request: BodyIdentity;
  readonly mask: string | undefined;
  /** What it says of a function of that generation. @throws Refusal 400 */
  specOf(environment: Generation): FunctionSpec;
}

/** An update, together with what it starts from and leads to. */
interface PreparedUpdate {
  readonly before: StoredFunction;
  readonly spec: FunctionSpec;
  readonly asked: RequestedUpdate;
  readonly request: object;
}

/**
 * Begins to update a function. It is deployed again only where something changes that its code or whoever runs it could
 * notice, or where its source is named anew.
 *
 * @throws Refusal 400, 404, 409
 */
function beginUpdate(call: FunctionsCall, draft: UpdateDraft): Promise<StoredOperation> {
  const { context, request, resourceName } = call;
  return context.state.change(async (transaction) => {
    const version = apiVersionOf(request);
    const before = await requireFunction(transaction, resourceName, version);
    requireSameFunction(before, draft.request);
    const requested = { body: draft.specOf(before.environment), mask: draft.mask, version };
    const spec = updatedSpec(before.spec, requested.body, requested.mask, version);
    requireIdle(before);
    const update = { before, spec, asked: requested, request: draft.request };
    const isDeployed = setsSource(requested) || needsDeployment(before, spec);
    return isDeployed
      ? beginRedeployment(transaction, call, update)
      : updateWithoutDeployment(transaction, call, update);
  });
}

async function beginRedeployment(
  transaction: FunctionsTransaction,
  call: FunctionsCall,
  { before, spec, asked, request }: PreparedUpdate,
): Promise<StoredOperation> {
  const { name, environment, deployed } = before;
  requireDeployable({ spec, environment, version: asked.version }, call.context.world);
  const operation = await beginOperation(transaction, call, {
    target: name,
    environment,
    kind: "UPDATE_FUNCTION",
    request,
    versionId: (deployed?.versionId ?? 0) + 1,
    stages: initialStages(spec),
  });
  await transaction.put("functions", name, { ...before, spec, state: "DEPLOYING", stateMessages: [] });
  const archiveId = setsSource(asked) ? undefined : deployed?.archiveId;
  const subject = { operationId: operation.id, before, ...(archiveId !== undefined && { archiveId }) };
  await transaction.plan(deploymentTask(subject, call.context.clock.now()));
  return operation;
}

/** Nothing is deployed: what runs goes on as the same version. */
async function updateWithoutDeployment(
  transaction: FunctionsTransaction,
  call: FunctionsCall,
  { before, spec, request }: PreparedUpdate,
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
  const outcome = { how: "done", function: { ...before, spec } } as const;
  await transaction.put("functions", name, { ...before, spec, state: "DEPLOYING" });
  await concludeOperation(transaction, operation, outcome, call.context.clock.now());
  return operation;
}

/** What a caller asks an update to change. */
interface RequestedUpdate {
  /** In the form of the v2 family. */
  readonly body: FunctionSpec;
  readonly mask: string | undefined;
  readonly version: ApiVersion;
}

const SOURCE_FIELDS: Readonly<Record<"v1" | "v2", readonly string[]>> = {
  v1: ["sourceArchiveUrl", "sourceRepository", "sourceUploadUrl"],
  v2: ["buildConfig.source"],
};

/** Whether an update says anew where the source is, be it the same place: something else may be there by now. */
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

/** Whether a function has to be deployed again to become this; what people alone read takes no new version. */
function needsDeployment({ state, spec }: StoredFunction, changed: FunctionSpec): boolean {
  return state === "FAILED" || canonicalText(deployedPart(spec)) !== canonicalText(deployedPart(changed));
}

function isAtOrBelow(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

function deployedPart({ description: _, labels: __, ...rest }: FunctionSpec): object {
  return rest;
}

/** The same text for values that differ in the order of their members alone. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    isObject(member) ? withSortedMembers(member) : member,
  );
}

function withSortedMembers(members: object): object {
  return Object.fromEntries(Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
