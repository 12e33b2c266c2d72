import type { Account, AuthenticatedOperation, HttpRequest } from "@seamline/emulator-kit";
import { bearerCaller, ServiceError } from "@seamline/emulator-kit";
import type { MatterState } from "../../../generated/retention-v1.types.gen.ts";
import type { StoredMatter } from "../matters/stored-matter.ts";
import type { AccessCall, RetentionContext, RetentionReader } from "../retention-context.ts";
import { enforceRateLimits } from "./rate-limits.ts";

/** The privileges that an operation requires: all of `all`, and at least one of `any`. */
interface RequiredPermissions {
  readonly all?: readonly string[];
  readonly any?: readonly string[];
}

/**
 * Returns the account that a request acts as. Checks the credentials, their scope and the rate limits.
 *
 * @throws ServiceError 401, 403, 429
 */
export function authenticate(
  request: HttpRequest,
  operation: AuthenticatedOperation,
  context: RetentionContext,
): Account {
  const caller = bearerCaller(request, operation, context.fixtures.directory);
  enforceRateLimits(operation.operationId, context);
  return caller;
}

/**
 * Returns the matter that a call reads, in any state. The caller must have access to it, and must have the privileges
 * that the operation requires (source, "Authentication", 1 and 2).
 *
 * @throws ServiceError 404, 403
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
  assertPrivileges(call);
  return matter;
}

/**
 * Returns the matter whose contents a call changes. The rules for reading apply and, in addition, the matter must be
 * open.
 *
 * @throws ServiceError 404, 403, 400 FAILED_PRECONDITION
 */
export async function writableMatter(
  reader: RetentionReader,
  call: AccessCall,
  matterId: string,
): Promise<StoredMatter> {
  const matter = await readableMatter(reader, call, matterId);
  assertMatterState(matter, "OPEN");
  return matter;
}

/** The only privilege that accounts do not have by default. The seed must list it. */
export const VIEW_ALL_MATTERS = "View All Matters";

export function canViewAllMatters(account: Account): boolean {
  return account.hasPrivilege(VIEW_ALL_MATTERS);
}

/** Returns whether an account has created a matter, has a role in it, or may view all matters. */
export function hasAccess(account: Account, matter: StoredMatter): boolean {
  return account.id === matter.creator || isSharedWith(account, matter) || canViewAllMatters(account);
}

/** Returns whether an account is a collaborator or an owner of a matter (source, "Authentication", 3). */
export function isSharedWith(account: Account, { matterPermissions }: StoredMatter): boolean {
  return matterPermissions.some(({ accountId }) => accountId === account.id);
}

/** @throws ServiceError 400 FAILED_PRECONDITION */
export function assertMatterState({ matterId, state }: StoredMatter, required: MatterState): void {
  if (state === required) return;
  const problem = `The matter ${matterId} must be ${required}, but is ${state}.`;
  throw new ServiceError(400, problem, { reason: "FAILED_PRECONDITION" });
}

/**
 * Checks that the caller has the privileges that the operation requires (`x-permissions` in the contract).
 *
 * @throws ServiceError 403
 */
export function assertPrivileges({ operation, caller }: Pick<AccessCall, "operation" | "caller">): void {
  const { all = [], any = [] } = (operation.extensions["x-permissions"] ?? {}) as RequiredPermissions;
  const hasPrivilege = (privilege: string): boolean => caller.hasPrivilege(privilege);
  const missing = all.filter((privilege) => !hasPrivilege(privilege));
  if (missing.length > 0)
    throw new ServiceError(403, `${operation.operationId} requires the privilege ${missing.join(" and ")}.`);
  if (any.length > 0 && !any.some(hasPrivilege))
    throw new ServiceError(403, `${operation.operationId} requires one of the privileges ${any.join(", ")}.`);
}
