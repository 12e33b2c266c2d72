import type { ContractOperation } from "../../../contract/contract-operation.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { AccessCall } from "../retention-context.ts";

interface Permissions {
  readonly all?: readonly string[];
  readonly any?: readonly string[];
}

/**
 * Holds the caller to the privileges that the contract names (`x-permissions`).
 *
 * @throws Refusal 403
 */
export function requirePrivileges({ operation, caller }: Pick<AccessCall, "operation" | "caller">): void {
  const { all = [], any = [] } = permissionsOf(operation);
  const has = (privilege: string): boolean => caller.holds(privilege);
  const missing = all.filter((privilege) => !has(privilege));
  if (missing.length > 0)
    throw new Refusal(403, `${operation.operationId} needs the privilege ${missing.join(" and ")}.`);
  if (any.length > 0 && !any.some(has))
    throw new Refusal(403, `${operation.operationId} needs one of the privileges ${any.join(", ")}.`);
}

function permissionsOf({ extensions }: ContractOperation): Permissions {
  return (extensions["x-permissions"] ?? {}) as Permissions;
}
