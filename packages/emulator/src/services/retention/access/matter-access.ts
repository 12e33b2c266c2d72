import type { Account } from "../../../service/directory.ts";
import { Refusal } from "../../../service/refusal.ts";
import { accountsOf, type StoredMatter } from "../matters/stored-matter.ts";
import type { AccessCall, RetentionReader } from "../retention-context.ts";
import { requirePrivileges } from "./require-privileges.ts";
import { requireState } from "./require-state.ts";

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
  if (!matter) throw new Refusal(404, `There is no matter ${matterId}.`);
  if (!hasAccess(call.caller, matter))
    throw new Refusal(403, `The account has no access to the matter ${matterId}.`);
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
  requireState(matter, "OPEN");
  return matter;
}

/** Whether an account has access to every matter. */
export function mayViewAll(account: Account): boolean {
  return account.holds("View All Matters");
}

/** Whether an account created a matter, shares it, or may view all. */
export function hasAccess(account: Account, matter: StoredMatter): boolean {
  return accountsOf(matter).includes(account.id) || mayViewAll(account);
}

/** Whether a matter is shared with an account, as collaborator or owner (source, "Authentication", 3). */
export function isSharedWith(account: Account, { matterPermissions }: StoredMatter): boolean {
  return matterPermissions.some(({ accountId }) => accountId === account.id);
}
