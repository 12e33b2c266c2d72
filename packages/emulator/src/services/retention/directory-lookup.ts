import type { Account, Directory } from "../../framework/directory.ts";
import { invalidFieldError, ServiceError } from "../../framework/service-error.ts";
import type { HeldAccountInput, UserInfo } from "../../generated/retention-v1.types.gen.ts";
import type { RetentionWorld } from "./retention-context.ts";
import type { RetentionSection } from "./seed/retention-section.ts";

/**
 * The account that a field `accountId` names. E-mail addresses name accounts too.
 *
 * @param pointer JSON pointer to the field, in the body
 * @throws Refusal 400, 404
 */
export function resolveAccountId(
  accountId: string | undefined,
  directory: Directory,
  pointer: string,
): Account {
  if (!accountId)
    throw invalidFieldError(
      pointer,
      "account",
      "accountId must be the id or the e-mail address of an account.",
    );
  const account = directory.find(accountId);
  if (!account) throw new ServiceError(404, `There is no account ${accountId}.`, { field: pointer });
  return account;
}

/**
 * The account that a caller names. The e-mail address wins over the id; an empty one says nothing.
 *
 * @param pointer JSON pointer to what names it
 * @throws Refusal 400 where nothing names it, 404 where the directory has no such account
 */
export function resolveAccountInput(
  { email, accountId }: HeldAccountInput,
  directory: Directory,
  pointer: string,
): Account {
  const name = email || accountId;
  if (!name)
    throw invalidFieldError(pointer, "account", "An account must be named by email or by accountId.");
  const account = directory.find(name);
  if (!account) throw new ServiceError(404, `There is no account ${name}.`, { field: pointer });
  return account;
}

/** An account as counts and exports name it. One without names has no display name. */
export function userInfo({ email, firstName, lastName }: Account): UserInfo {
  const displayName = [firstName, lastName].filter(Boolean).join(" ");
  return { email, ...(displayName && { displayName }) };
}

/**
 * Whether there is such an organizational unit. An open directory has any; a closed one those that its seed lists, and
 * those that its accounts belong to.
 */
export function hasOrgUnit({ directory, section }: RetentionWorld, orgUnitId: string): boolean {
  if (!directory.isClosed) return true;
  return (
    (section.orgUnits ?? []).some(({ id }) => id === orgUnitId) ||
    directory.accounts.some(({ orgUnit }) => orgUnit === orgUnitId)
  );
}

const childUnits = new WeakMap<RetentionSection, ReadonlyMap<string, readonly string[]>>();

/** Ids of an organizational unit and of every unit within it, however deep. */
export function orgUnitsWithin(section: RetentionSection, orgUnitId: string): ReadonlySet<string> {
  const children = childUnitsOf(section);
  const units = new Set([orgUnitId]);
  // A set goes on over what is added to it meanwhile, and units that contain each other are in it once.
  for (const unit of units) for (const child of children.get(unit) ?? []) units.add(child);
  return units;
}

function childUnitsOf(section: RetentionSection): ReadonlyMap<string, readonly string[]> {
  const known = childUnits.get(section);
  if (known) return known;
  const children = new Map<string, string[]>();
  for (const { id, parent } of section.orgUnits ?? []) {
    if (parent === undefined) continue;
    const siblings = children.get(parent);
    if (siblings) siblings.push(id);
    else children.set(parent, [id]);
  }
  childUnits.set(section, children);
  return children;
}

const unavailableNames = new WeakMap<RetentionSection, ReadonlySet<string>>();

/** Whether the seed says that an account's data cannot be reached. */
export function isAccountUnavailable({ id, email }: Account, section: RetentionSection): boolean {
  let names = unavailableNames.get(section);
  if (!names) {
    names = new Set((section.unavailableAccounts ?? []).map((name) => name.toLowerCase()));
    unavailableNames.set(section, names);
  }
  return names.has(id.toLowerCase()) || names.has(email.toLowerCase());
}
