import type { HeldAccount, Hold, HoldView } from "../../../generated/retention-v1.types.gen.ts";
import type { Directory } from "../../../service/directory.ts";
import type { StoredHeldAccount, StoredHold } from "./stored-hold.ts";

/**
 * A hold as a view has it. What the views differ in is not stated: here BASIC_HOLD leaves out what the hold covers, as
 * the basic view of a matter leaves out with whom it is shared. Without a view all is shown.
 */
export function shownHold(stored: StoredHold, view: HoldView | undefined, directory: Directory): Hold {
  const { matterId: _matterId, number: _number, accounts, orgUnit, ...hold } = stored;
  if (view === "BASIC_HOLD") return hold;
  if (orgUnit) return { ...hold, orgUnit };
  return { ...hold, accounts: accounts.map((account) => shownHeldAccount(account, directory)) };
}

/** An account under a hold, as the directory knows it. */
export function shownHeldAccount(
  { accountId, holdTime }: StoredHeldAccount,
  directory: Directory,
): HeldAccount {
  const { email, firstName, lastName } = directory.find(accountId) ?? {};
  return { accountId, email, firstName, lastName, holdTime };
}
