import type { StoredHeldAccount } from "./stored-hold.ts";

/** Held accounts while they change, in the order in which they were added. */
export interface HeldSet {
  find(accountId: string): StoredHeldAccount | undefined;
  /** Whether it was not there yet. */
  add(account: StoredHeldAccount): boolean;
  /** Whether it was there. */
  remove(accountId: string): boolean;
  list(): StoredHeldAccount[];
}

/** Accounts are told apart by the ids that the directory gives them. */
export function createHeldSet(accounts: readonly StoredHeldAccount[]): HeldSet {
  const held = new Map(accounts.map((account) => [account.accountId, account]));
  return {
    find: (accountId) => held.get(accountId),
    add(account) {
      if (held.has(account.accountId)) return false;
      held.set(account.accountId, account);
      return true;
    },
    remove: (accountId) => held.delete(accountId),
    list: () => [...held.values()],
  };
}
