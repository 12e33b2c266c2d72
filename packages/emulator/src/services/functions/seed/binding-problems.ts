import type { Binding } from "../../../generated/functions-v2.types.gen.ts";
import { type Located, unknownAccountProblems } from "../../../service/seed-places.ts";
import type { SeedProblem } from "../../../service/service.ts";
import type { FunctionsWorld } from "../functions-context.ts";
import { checkBindings } from "../policies/check-bindings.ts";
import { refusalProblems } from "./refusal-problems.ts";

const USER = "user:";

/**
 * What is wrong with bindings: their form, roles that the seed does not list, and users that it does not.
 *
 * @param pointer JSON pointer to the list
 */
export function bindingProblems(
  bindings: readonly Binding[],
  pointer: string,
  { directory, section: { roles } }: FunctionsWorld,
): SeedProblem[] {
  const malformed = refusalProblems(() => checkBindings(bindings, pointer), pointer);
  if (malformed.length > 0) return malformed;
  const strange = bindings.flatMap(({ role = "" }, at): SeedProblem[] =>
    roles && !Object.hasOwn(roles, role)
      ? [{ pointer: `${pointer}/${at}/role`, problem: `The role must be one of roles, and is ${role}.` }]
      : [],
  );
  return [...strange, ...unknownAccountProblems(users(bindings, pointer), directory)];
}

/** Others than users need no account: nobody calls as a group, and a service account may do so elsewhere. */
function users(bindings: readonly Binding[], pointer: string): Located[] {
  return bindings.flatMap(({ members = [] }, at) =>
    members.flatMap((member, index) =>
      member.startsWith(USER)
        ? [{ pointer: `${pointer}/${at}/members/${index}`, name: member.slice(USER.length) }]
        : [],
    ),
  );
}
