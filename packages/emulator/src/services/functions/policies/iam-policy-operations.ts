import { invalidFieldError, ServiceError } from "@seamline/emulator-kit";
import type { Policy, TestIamPermissionsResponse } from "../../../generated/functions-v2.types.gen.ts";
import { grantedPermissions } from "../access/permissions.ts";
import { apiVersionOf, isVisibleIn } from "../api-versions.ts";
import { requireFunction } from "../function-resource/function-store.ts";
import type { StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsReader, V1Call, V2Call } from "../functions-context.ts";
import {
  assertValidBindings,
  CONDITIONS_VERSION,
  mergedPolicy,
  policyEtag,
  policyRepresentation,
  readPolicyMask,
  requirePolicyVersion,
  type StoredPolicy,
} from "./iam-policy.ts";

/** Returns a function's policy. @throws ServiceError 404 */
export function getFunctionIamPolicy(
  call: V1Call<"getFunctionIamPolicy"> | V2Call<"getFunctionIamPolicy">,
): Promise<Policy> {
  const { context, query, request, resourceName } = call;
  return context.state.read(async (reader) => {
    const fn = await requireFunction(reader, resourceName, apiVersionOf(request));
    return policyRepresentation(fn, await policyOf(reader, fn.name), query["options.requestedPolicyVersion"]);
  });
}

type SetPolicyCall = V1Call<"setFunctionIamPolicy"> | V2Call<"setFunctionIamPolicy">;

/**
 * Sets the parts of a policy that the mask lists. An etag in the request must match the current policy. Without an
 * etag, the current policy is overwritten.
 *
 * @throws ServiceError 400, 404, 409 ABORTED
 */
export function setFunctionIamPolicy(call: SetPolicyCall): Promise<Policy> {
  const { policy, updateMask } = call.body;
  if (!policy)
    throw invalidFieldError("/policy", "required", "policy is required. An empty policy removes all roles.");
  const mask = readPolicyMask(updateMask);
  if (mask.has("bindings")) assertValidBindings(policy.bindings ?? [], "/policy/bindings");
  return call.context.state.change(async (transaction) => {
    const fn = await requireFunction(transaction, call.resourceName, apiVersionOf(call.request));
    const before = await policyOf(transaction, fn.name);
    if (policy.etag) requireCurrentEtag(call, policy.etag, fn, before);
    const merged = mergedPolicy(before.policy, policy, mask);
    requirePolicyVersion(merged, "/policy");
    const after: StoredPolicy = { policy: merged, revision: before.revision + 1 };
    await transaction.put("policies", fn.name, after);
    return policyRepresentation(fn, after, CONDITIONS_VERSION);
  });
}

function requireCurrentEtag(
  { faults }: SetPolicyCall,
  etag: string,
  fn: StoredFunction,
  { revision }: StoredPolicy,
): void {
  if (etag === policyEtag(fn, revision)) {
    if (!faults.staleEtag) return;
    faults.onEffect?.("staleEtag");
  }
  const problem = `The policy etag of ${fn.name} is stale: the policy was changed after it was read. Read it again.`;
  throw new ServiceError(409, problem, { reason: "ABORTED", field: "/policy/etag" });
}

/**
 * Returns the requested permissions that the caller has. A function that does not exist grants no permissions, so that
 * callers cannot distinguish it from a function that they cannot access.
 *
 * @throws ServiceError 400 if a permission contains a wildcard
 */
export async function testFunctionIamPermissions(
  call: V1Call<"testFunctionIamPermissions"> | V2Call<"testFunctionIamPermissions">,
): Promise<TestIamPermissionsResponse> {
  const { caller, context, request, resourceName } = call;
  const requested = call.body.permissions ?? [];
  requireNoWildcards(requested);
  const policy = await context.state.read(async (reader) => {
    const fn = await reader.get("functions", `${resourceName}`);
    return fn && isVisibleIn(apiVersionOf(request), fn) ? policyOf(reader, fn.name) : undefined;
  });
  if (!policy) return {};
  const granted = grantedPermissions(caller, policy.policy.bindings ?? [], context.fixtures);
  const permissions = [...new Set(requested)].filter((each) => granted.has(each));
  return permissions.length === 0 ? {} : { permissions };
}

function requireNoWildcards(permissions: readonly string[]): void {
  const at = permissions.findIndex((each) => each.includes("*"));
  if (at === -1) return;
  const problem = `A permission must be a full name without *, but is ${JSON.stringify(permissions[at]?.slice(0, 100))}.`;
  throw invalidFieldError(`/permissions/${at}`, "wildcard", problem);
}

/** Returns a function's policy, or an empty policy if none has been set. */
async function policyOf(reader: FunctionsReader, functionName: string): Promise<StoredPolicy> {
  return (await reader.get("policies", functionName)) ?? { policy: {}, revision: 0 };
}
