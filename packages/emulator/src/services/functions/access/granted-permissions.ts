import type { Binding } from "../../../generated/functions-v2.types.gen.ts";
import type { FunctionsCaller, FunctionsWorld } from "../functions-context.ts";
import { isMember } from "./is-member.ts";
import { PERMISSIONS } from "./permissions.ts";

/**
 * What a caller may do by the bindings of a policy, and by those of the seed. Where the seed has no table of roles,
 * nobody knows what they allow, and everything is granted. Conditions are not evaluated: a binding that has one grants
 * nothing.
 */
export function grantedPermissions(
  caller: FunctionsCaller,
  ofPolicy: readonly Binding[],
  { section: { roles, bindings = [] } }: Pick<FunctionsWorld, "section">,
): ReadonlySet<string> {
  if (!roles) return new Set(PERMISSIONS);
  const held = [...bindings, ...ofPolicy].filter(
    ({ condition, members = [] }) =>
      condition === undefined && members.some((member) => isMember(caller, member)),
  );
  const granted = held.flatMap(({ role = "" }) => (Object.hasOwn(roles, role) ? (roles[role] ?? []) : []));
  return new Set(granted.filter((each) => PERMISSIONS.includes(each)));
}
