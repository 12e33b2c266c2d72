import type { Account, Directory } from "@seamline/emulator-kit";
import { invalidFieldError, ServiceError } from "@seamline/emulator-kit";
import type { HeldAccountInput, UserInfo } from "../../generated/retention-v1.types.gen.ts";
import type { RetentionFixtures } from "./retention-context.ts";
import type { RetentionSection } from "./seed/retention-section.ts";

/**
 * Finds an account by the id or e-mail address in an `accountId` field.
 *
 * @param pointer JSON pointer to the field in the body
 * @throws ServiceError 400 if the field is empty, 404 if the directory has no such account
 */
export function resolveAccountId(
  accountId: string | undefined,
  directory: Directory,
  pointer: string,
): Account {
  const rule = "accountId must be the id or the e-mail address of an account.";
  return resolveAccount(accountId, directory, pointer, rule);
}

/**
 * Finds an account by e-mail address, or by id if the address is missing.
 *
 * @param pointer JSON pointer to the input in the body
 * @throws ServiceError 400 if both are empty, 404 if the directory has no such account
 */
export function resolveAccountInput(
  { email, accountId }: HeldAccountInput,
  directory: Directory,
  pointer: string,
): Account {
  const rule = "An account must have an email or an accountId.";
  return resolveAccount(email || accountId, directory, pointer, rule);
}

function resolveAccount(
  name: string | undefined,
  directory: Directory,
  pointer: string,
  rule: string,
): Account {
  if (!name) throw invalidFieldError(pointer, "account", rule);
  const account = directory.find(name);
  if (account) return account;
  throw new ServiceError(404, `There is no account ${name}.`, { field: pointer });
}

/** Converts an account to the format used in counts and exports. An account without names has no display name. */
export function userInfo({ email, firstName, lastName }: Account): UserInfo {
  const displayName = [firstName, lastName].filter(Boolean).join(" ");
  return { email, ...(displayName && { displayName }) };
}

/**
 * Returns whether an organizational unit exists. In an open directory, every unit exists. In a closed directory, a unit
 * exists if the seed lists it or if an account belongs to it.
 */
export function hasOrgUnit({ directory, section }: RetentionFixtures, orgUnitId: string): boolean {
  if (!directory.isClosed) return true;
  return (
    (section.orgUnits ?? []).some(({ id }) => id === orgUnitId) ||
    directory.accounts.some(({ orgUnit }) => orgUnit === orgUnitId)
  );
}

const childUnits = new WeakMap<RetentionSection, ReadonlyMap<string, readonly string[]>>();

/** Returns the ids of an organizational unit and all of its descendants. */
export function orgUnitsWithin(section: RetentionSection, orgUnitId: string): ReadonlySet<string> {
  const children = childUnitsOf(section);
  const units = new Set([orgUnitId]);
  // The loop also visits the units that it adds. It ends even if units form a cycle, because a set contains each unit
  // once.
  for (const unit of units) for (const child of children.get(unit) ?? []) units.add(child);
  return units;
}

function childUnitsOf(section: RetentionSection): ReadonlyMap<string, readonly string[]> {
  const cached = childUnits.get(section);
  if (cached) return cached;
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

/** Returns whether an account is listed as unavailable in the seed. */
export function isAccountUnavailable({ id, email }: Account, section: RetentionSection): boolean {
  let names = unavailableNames.get(section);
  if (!names) {
    names = new Set((section.unavailableAccounts ?? []).map((name) => name.toLowerCase()));
    unavailableNames.set(section, names);
  }
  return names.has(id.toLowerCase()) || names.has(email.toLowerCase());
}
