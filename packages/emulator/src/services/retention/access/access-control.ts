import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { bearerCaller } from "../../../framework/bearer-authentication.ts";
import type { Account } from "../../../framework/directory.ts";
import type { AuthenticatedOperation } from "../../../framework/handlers.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import type { MatterState } from "../../../generated/retention-v1.types.gen.ts";
import type { HttpRequest } from "../../../pipeline/http-request.ts";
import { accountIdsWithAccess, type StoredMatter } from "../matters/stored-matter.ts";
import type { AccessCall, RetentionContext, RetentionReader } from "../retention-context.ts";
import { enforceRateLimits } from "./rate-limits.ts";

/**
 * The account that a request acts as, if it may come at all: with credentials, a scope that allows the operation, and
 * within the rates.
 *
 * @throws Refusal 401, 403, 429
 */
export function admit(
  request: HttpRequest,
  operation: AuthenticatedOperation,
  context: RetentionContext,
): Account {
  const caller = bearerCaller(request, operation, context.world.directory);
  enforceRateLimits(operation.operationId, context);
  return caller;
}

/**
 * The matter that a call touches: it is there, the caller has access to it and the privileges that the operation asks
 * for (source, "Authentication", 1 and 2). Reads go on in any state.
 *
 * @throws Refusal 404, 403
 */
export async function readableMatter(
  reader: RetentionReader,
  call: AccessCall,
  matterId: string,
): Promise<StoredMatter> {
  const matter = await reader.get("matters", matterId);
  if (!matter) throw new ServiceError(404, `There is no matter ${matterId}.`);
  if (!hasAccess(call.caller, matter))
    throw new ServiceError(403, `The account has no access to the matter ${matterId}.`);
  requirePrivileges(call);
  return matter;
}

/**
 * The same for a call that changes what is in the matter, which only an open one allows.
 *
 * @throws Refusal 404, 403, 400 FAILED_PRECONDITION
 */
export async function writableMatter(
  reader: RetentionReader,
  call: AccessCall,
  matterId: string,
): Promise<StoredMatter> {
  const matter = await readableMatter(reader, call, matterId);
  requireMatterState(matter, "OPEN");
  return matter;
}

/** Whether an account has access to every matter. */
export function canViewAllMatters(account: Account): boolean {
  return account.holds("View All Matters");
}

/** Whether an account created a matter, shares it, or may view all. */
export function hasAccess(account: Account, matter: StoredMatter): boolean {
  return accountIdsWithAccess(matter).includes(account.id) || canViewAllMatters(account);
}

/** Whether a matter is shared with an account, as collaborator or owner (source, "Authentication", 3). */
export function isSharedWith(account: Account, { matterPermissions }: StoredMatter): boolean {
  return matterPermissions.some(({ accountId }) => accountId === account.id);
}

/** @throws Refusal 400 FAILED_PRECONDITION */
export function requireMatterState({ matterId, state }: StoredMatter, required: MatterState): void {
  if (state === required) return;
  const problem = `The matter ${matterId} must be ${required}, and is ${state}.`;
  throw new ServiceError(400, problem, { reason: "FAILED_PRECONDITION" });
}

interface RequiredPermissions {
  readonly all?: readonly string[];
  readonly any?: readonly string[];
}

/**
 * Holds the caller to the privileges that the contract names (`x-permissions`).
 *
 * @throws Refusal 403
 */
export function requirePrivileges({ operation, caller }: Pick<AccessCall, "operation" | "caller">): void {
  const { all = [], any = [] } = requiredPermissions(operation);
  const has = (privilege: string): boolean => caller.holds(privilege);
  const missing = all.filter((privilege) => !has(privilege));
  if (missing.length > 0)
    throw new ServiceError(403, `${operation.operationId} needs the privilege ${missing.join(" and ")}.`);
  if (any.length > 0 && !any.some(has))
    throw new ServiceError(403, `${operation.operationId} needs one of the privileges ${any.join(", ")}.`);
}

function requiredPermissions({ extensions }: ContractOperation): RequiredPermissions {
  return (extensions["x-permissions"] ?? {}) as RequiredPermissions;
}
