import type { AuthenticatedOperation } from "../../../framework/handlers.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import type { Binding } from "../../../generated/functions-v2.types.gen.ts";
import type { FunctionsCaller, FunctionsContext, FunctionsWorld } from "../functions-context.ts";

/** Every permission that there is (reference facts, "Permissions"). */
export const PERMISSIONS: readonly string[] = [
  ...[
    "call",
    "invoke",
    "create",
    "delete",
    "get",
    "list",
    "update",
    "sourceCodeGet",
    "sourceCodeSet",
    "getIamPolicy",
    "setIamPolicy",
  ].map((each) => `cloudfunctions.functions.${each}`),
  "cloudfunctions.operations.get",
  "cloudfunctions.operations.list",
  "cloudfunctions.locations.list",
];

/**
 * Holds a caller to the permissions that the contract names (`x-permissions`), where the seed asks for it: by the
 * policy of the function that the path names and by the bindings of the seed.
 *
 * @param functionName `undefined` where the operation is about no function; then the bindings of the seed decide
 * @throws Refusal 403
 */
export async function requirePermissions(
  caller: FunctionsCaller,
  operation: AuthenticatedOperation,
  functionName: string | undefined,
  { state, world }: Pick<FunctionsContext, "state" | "world">,
): Promise<void> {
  const needed = neededPermissions(operation);
  if (!world.section.enforcePermissions || needed.length === 0) return;
  const stored =
    functionName === undefined
      ? undefined
      : await state.read((reader) => reader.get("policies", functionName));
  const granted = grantedPermissions(caller, stored?.policy.bindings ?? [], world);
  const missing = needed.filter((each) => !granted.has(each));
  if (missing.length === 0) return;
  const where = functionName === undefined ? "" : ` for ${functionName}`;
  throw new ServiceError(
    403,
    `${operation.operationId} needs the permission ${missing.join(" and ")}${where}.`,
    {
      field: functionName,
    },
  );
}

function neededPermissions({ extensions }: AuthenticatedOperation): readonly string[] {
  const { all = [] } = (extensions["x-permissions"] ?? {}) as { readonly all?: readonly string[] };
  return all;
}

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
  const applicable = [...bindings, ...ofPolicy].filter(
    ({ condition, members = [] }) =>
      condition === undefined && members.some((member) => isMember(caller, member)),
  );
  const granted = applicable.flatMap(({ role = "" }) =>
    Object.hasOwn(roles, role) ? (roles[role] ?? []) : [],
  );
  return new Set(granted.filter((each) => PERMISSIONS.includes(each)));
}

/**
 * Whether somebody is who a member of a binding stands for. Nobody is known to be in a group.
 *
 * @param member such as `user:ada@example.com`
 */
function isMember(caller: FunctionsCaller, member: string): boolean {
  if (member === "allUsers") return true;
  if (!caller) return false;
  if (member === "allAuthenticatedUsers") return true;
  const [kind, ...rest] = member.split(":");
  const email = caller.email.toLowerCase();
  const name = rest.join(":").toLowerCase();
  if (kind === "user" || kind === "serviceAccount") return email === name;
  return kind === "domain" && email.endsWith(`@${name}`);
}
