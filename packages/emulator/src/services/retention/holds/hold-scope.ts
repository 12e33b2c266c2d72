import type { HeldAccountInput, HeldOrgUnit, HoldInput } from "../../../generated/retention-v1.types.gen.ts";
import type { Directory } from "../../../service/directory.ts";
import { Refusal } from "../../../service/refusal.ts";
import { wrongField } from "../../../service/wrong-field.ts";
import type { RetentionWorld } from "../retention-context.ts";
import { hasOrgUnit } from "./has-org-unit.ts";
import { createHeldSet } from "./held-set.ts";
import { namedAccount } from "./named-account.ts";
import type { StoredHeldAccount, StoredHeldOrgUnit, StoredHold } from "./stored-hold.ts";

/** What a hold covers. One without an organizational unit is a hold on accounts, be it without any yet. */
export type HoldScope = Pick<StoredHold, "accounts" | "orgUnit">;

/**
 * What a new hold covers.
 *
 * @param now RFC 3339
 * @throws Refusal 400 for accounts and a unit together, 404 for an account or a unit that does not exist
 */
export function newScope(
  { accounts = [], orgUnit }: HoldInput,
  world: RetentionWorld,
  now: string,
): HoldScope {
  if (accounts.length > 0 && orgUnit)
    throw wrongField("/orgUnit", "exclusive", "A hold covers accounts or an orgUnit, not both.");
  if (orgUnit) return { accounts: [], orgUnit: heldOrgUnit(orgUnit, undefined, world, now) };
  return { accounts: heldAccounts(accounts, [], world.directory, now) };
}

/**
 * What a hold covers after an update. Its kind of scope stays: the other kind is ignored without a word, and what the
 * update leaves out stays as it is. What was covered before keeps its time.
 *
 * @param now RFC 3339
 * @throws Refusal 400, 404 for an account or a unit that does not exist
 */
export function updatedScope(
  hold: StoredHold,
  { accounts, orgUnit }: HoldInput,
  world: RetentionWorld,
  now: string,
): HoldScope {
  if (hold.orgUnit)
    return {
      accounts: [],
      orgUnit: orgUnit ? heldOrgUnit(orgUnit, hold.orgUnit, world, now) : hold.orgUnit,
    };
  return { accounts: accounts ? heldAccounts(accounts, hold.accounts, world.directory, now) : hold.accounts };
}

/** Accounts are a set (source, "Resources and their fields"): one that is named twice is held once. */
function heldAccounts(
  named: readonly HeldAccountInput[],
  before: readonly StoredHeldAccount[],
  directory: Directory,
  now: string,
): StoredHeldAccount[] {
  const known = createHeldSet(before);
  const held = createHeldSet([]);
  for (const [place, input] of named.entries()) {
    const { id: accountId } = namedAccount(input, directory, `/accounts/${place}`);
    held.add(known.find(accountId) ?? { accountId, holdTime: now });
  }
  return held.list();
}

function heldOrgUnit(
  { orgUnitId }: HeldOrgUnit,
  before: StoredHeldOrgUnit | undefined,
  world: RetentionWorld,
  now: string,
): StoredHeldOrgUnit {
  if (!orgUnitId) throw wrongField("/orgUnit/orgUnitId", "required", "An orgUnit must have an orgUnitId.");
  if (!hasOrgUnit(world, orgUnitId))
    throw new Refusal(404, `There is no organizational unit ${orgUnitId}.`, { field: "/orgUnit/orgUnitId" });
  return before?.orgUnitId === orgUnitId ? before : { orgUnitId, holdTime: now };
}
