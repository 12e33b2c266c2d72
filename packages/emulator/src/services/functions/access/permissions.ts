import type { AuthenticatedOperation } from "@seamline/emulator-kit";
import { ServiceError } from "@seamline/emulator-kit";
import type { Binding } from "../../../generated/functions-v2.types.gen.ts";
import type { FunctionsCaller, FunctionsContext, FunctionsFixtures } from "../functions-context.ts";

/** All permissions of the service (reference facts, "Permissions"). */
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
 * Requires the caller to have the permissions that the contract lists for the operation (`x-permissions`), if the seed
 * enforces permissions. Permissions are granted by the policy of the function in the path, and by the seed's bindings.
 *
 * @param functionName `undefined` if the path does not contain a function; in that case, only the seed's bindings apply
 * @throws ServiceError 403
 */
export async function requirePermissions(
  caller: FunctionsCaller,
  operation: AuthenticatedOperation,
  functionName: string | undefined,
  { state, fixtures }: Pick<FunctionsContext, "state" | "fixtures">,
): Promise<void> {
  const needed = neededPermissions(operation);
  if (!fixtures.section.enforcePermissions || needed.length === 0) return;
  const stored =
    functionName === undefined
      ? undefined
      : await state.read((reader) => reader.get("policies", functionName));
  const granted = grantedPermissions(caller, stored?.policy.bindings ?? [], fixtures);
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
 * Returns the permissions that a policy and the seed's bindings grant to a caller. If the seed has no role table, every
 * permission is granted, because the roles are unknown. Conditions are not evaluated: a binding with a condition grants
 * nothing.
 */
export function grantedPermissions(
  caller: FunctionsCaller,
  policyBindings: readonly Binding[],
  { section: { roles, bindings = [] } }: Pick<FunctionsFixtures, "section">,
): ReadonlySet<string> {
  if (!roles) return new Set(PERMISSIONS);
  const applicable = [...bindings, ...policyBindings].filter(
    ({ condition, members = [] }) =>
      condition === undefined && members.some((member) => isMember(caller, member)),
  );
  const granted = applicable.flatMap(({ role = "" }) =>
    Object.hasOwn(roles, role) ? (roles[role] ?? []) : [],
  );
  return new Set(granted.filter((each) => PERMISSIONS.includes(each)));
}

/**
 * Returns whether a member of a binding, such as `user:ada@example.com`, includes the caller. Groups never match,
 * because the emulator does not know their members.
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
