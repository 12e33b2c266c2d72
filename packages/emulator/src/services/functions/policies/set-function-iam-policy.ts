import type { Policy } from "../../../generated/functions-v2.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import { wrongField } from "../../../service/wrong-field.ts";
import { apiVersionOf } from "../api-version.ts";
import { functionOf } from "../functions/function-of.ts";
import type { StoredFunction } from "../functions/stored-function.ts";
import type { V1Call, V2Call } from "../functions-context.ts";
import { checkBindings } from "./check-bindings.ts";
import { CONDITIONS_VERSION } from "./conditions.ts";
import { mergedPolicy } from "./merged-policy.ts";
import { policyEtag } from "./policy-etag.ts";
import { policyMask } from "./policy-mask.ts";
import { policyOf } from "./policy-of.ts";
import { requirePolicyVersion } from "./require-policy-version.ts";
import { shownPolicy } from "./shown-policy.ts";
import type { StoredPolicy } from "./stored-policy.ts";

type SetCall = V1Call<"setFunctionIamPolicy"> | V2Call<"setFunctionIamPolicy">;

/**
 * Sets a policy, or the parts of it that the mask names. An etag that is given has to be that of the policy as it is;
 * without one, whatever is there is overwritten.
 *
 * @throws Refusal 400, 404, 409 ABORTED
 */
export function setFunctionIamPolicy(call: SetCall): Promise<Policy> {
  const { policy, updateMask } = call.body;
  if (!policy)
    throw wrongField("/policy", "required", "policy must be given: an empty one takes all roles away.");
  const mask = policyMask(updateMask);
  if (mask.has("bindings")) checkBindings(policy.bindings ?? [], "/policy/bindings");
  return call.context.state.change(async (transaction) => {
    const fn = await functionOf(transaction, call.resourceName, apiVersionOf(call.request));
    const before = await policyOf(transaction, fn.name);
    requireFresh(call, policy.etag, fn, before);
    const merged = mergedPolicy(before.policy, policy, mask);
    requirePolicyVersion(merged, "/policy");
    const after: StoredPolicy = { policy: merged, revision: before.revision + 1 };
    await transaction.put("policies", fn.name, after);
    return shownPolicy(fn, after, CONDITIONS_VERSION);
  });
}

function requireFresh(
  { faults }: SetCall,
  etag: string | undefined,
  fn: StoredFunction,
  { revision }: StoredPolicy,
): void {
  if (!etag) return;
  if (etag === policyEtag(fn, revision)) {
    if (!faults.staleEtag) return;
    faults.tookEffect?.("staleEtag");
  }
  const problem = `The etag of the policy of ${fn.name} is stale: somebody has set the policy since it was read. Read it again.`;
  throw new Refusal(409, problem, { reason: "ABORTED", field: "/policy/etag" });
}
