import type { Binding, Policy, PolicyVersion } from "../../../generated/functions-v2.types.gen.ts";
import type { StoredFunction } from "../functions/stored-function.ts";
import { CONDITIONS_VERSION, hasConditions } from "./conditions.ts";
import { policyEtag } from "./policy-etag.ts";
import type { StoredPolicy } from "./stored-policy.ts";

/**
 * A policy as who asks for a version of it sees it: versions before 3 have no conditions, which are left out.
 *
 * @param asked the version that the caller asks for
 */
export function shownPolicy(
  fn: StoredFunction,
  { policy, revision }: StoredPolicy,
  asked: PolicyVersion = 0,
): Policy {
  const shown = asked >= CONDITIONS_VERSION || !hasConditions(policy.bindings) ? policy : older(policy);
  return { version: 1, ...shown, etag: policyEtag(fn, revision) };
}

function older(policy: StoredPolicy["policy"]): StoredPolicy["policy"] {
  const bindings = policy.bindings?.map(({ condition: _, ...binding }): Binding => binding);
  return { ...policy, version: 1, bindings };
}
