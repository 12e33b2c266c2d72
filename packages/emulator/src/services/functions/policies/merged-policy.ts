import type { Policy } from "../../../generated/functions-v2.types.gen.ts";
import { given } from "../../../service/given.ts";
import type { PolicyPart } from "./policy-mask.ts";
import type { StoredPolicy } from "./stored-policy.ts";
import { unitedBindings } from "./united-bindings.ts";

/**
 * What a policy becomes. Its version says how its bindings are written, so that it is set with them.
 *
 * @param mask the parts that are set; those that `wanted` lacks are taken away
 */
export function mergedPolicy(
  before: StoredPolicy["policy"],
  wanted: Policy,
  mask: ReadonlySet<PolicyPart>,
): StoredPolicy["policy"] {
  const setsVersion = mask.has("version") || mask.has("bindings");
  return given({
    version: setsVersion ? (wanted.version ?? 1) : before.version,
    bindings: mask.has("bindings") ? unitedBindings(wanted.bindings ?? []) : before.bindings,
    auditConfigs: mask.has("auditConfigs") ? wanted.auditConfigs : before.auditConfigs,
  });
}
