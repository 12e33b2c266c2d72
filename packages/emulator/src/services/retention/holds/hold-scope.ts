import type { Directory } from "@seamline/emulator-kit";
import { invalidFieldError, ServiceError } from "@seamline/emulator-kit";
import type {
  CorpusQuery,
  CorpusType,
  HeldAccountInput,
  HeldOrgUnit,
  HoldInput,
} from "../../../generated/retention-v1.types.gen.ts";
import { hasOrgUnit, resolveAccountInput } from "../directory-lookup.ts";
import type { RetentionFixtures } from "../retention-context.ts";
import type { StoredHeldAccount, StoredHeldOrgUnit, StoredHold } from "./stored-hold.ts";

/** The query member that belongs to each corpus (reference facts, "Rules"). */
const QUERY_MEMBER_BY_CORPUS: Readonly<Record<string, keyof CorpusQuery>> = {
  CALENDAR: "calendarQuery",
  DRIVE: "driveQuery",
  GEMINI: "geminiQuery",
  GROUPS: "groupsQuery",
  HANGOUTS_CHAT: "hangoutsChatQuery",
  MAIL: "mailQuery",
  VOICE: "voiceQuery",
};

/** A mutable set of held accounts, in insertion order. */
export interface HeldAccountSet {
  find(accountId: string): StoredHeldAccount | undefined;
  /** @returns whether the account was not already in the set */
  add(account: StoredHeldAccount): boolean;
  /** @returns whether the account was in the set */
  remove(accountId: string): boolean;
  list(): StoredHeldAccount[];
}

/** The scope of a hold. A hold without an organizational unit is a hold on accounts, even if it has no accounts. */
type HoldScope = Pick<StoredHold, "accounts" | "orgUnit">;

/**
 * Creates the scope of a new hold.
 *
 * @param now RFC 3339
 * @throws ServiceError 400 if there are both accounts and a unit, 404 if an account or unit does not exist
 */
export function newHoldScope(
  { accounts = [], orgUnit }: HoldInput,
  fixtures: RetentionFixtures,
  now: string,
): HoldScope {
  if (accounts.length > 0 && orgUnit)
    throw invalidFieldError(
      "/orgUnit",
      "exclusive",
      "A hold must cover either accounts or an orgUnit, not both.",
    );
  if (orgUnit) return { accounts: [], orgUnit: heldOrgUnit(orgUnit, undefined, fixtures, now) };
  return { accounts: heldAccounts(accounts, [], fixtures.directory, now) };
}

/**
 * Returns a hold's scope after an update. The kind of scope never changes. Members for the other kind are ignored
 * without an error. Omitted members keep their values. Accounts and units that were already under the hold keep their
 * hold time.
 *
 * @param now RFC 3339
 * @throws ServiceError 400 if an account or unit has no name, 404 if it does not exist
 */
export function updatedHoldScope(
  hold: StoredHold,
  { accounts, orgUnit }: HoldInput,
  fixtures: RetentionFixtures,
  now: string,
): HoldScope {
  if (hold.orgUnit)
    return {
      accounts: [],
      orgUnit: orgUnit ? heldOrgUnit(orgUnit, hold.orgUnit, fixtures, now) : hold.orgUnit,
    };
  return {
    accounts: accounts ? heldAccounts(accounts, hold.accounts, fixtures.directory, now) : hold.accounts,
  };
}

/**
 * Checks that a new hold has a corpus. A hold without a corpus would preserve nothing.
 *
 * @throws ServiceError 400
 */
export function assertCorpus({ corpus }: HoldInput): void {
  if (corpus !== undefined && corpus !== "CORPUS_TYPE_UNSPECIFIED") return;
  const allowed = Object.keys(QUERY_MEMBER_BY_CORPUS).join(", ");
  throw invalidFieldError("/corpus", "required", `A hold must have a corpus, one of ${allowed}.`);
}

/**
 * Checks that a hold's query fits its corpus.
 *
 * @throws ServiceError 400 if a member belongs to another corpus
 */
export function assertQueryFitsCorpus(query: CorpusQuery, corpus: CorpusType | undefined): void {
  const allowed = corpus && QUERY_MEMBER_BY_CORPUS[corpus];
  const invalid = Object.values(QUERY_MEMBER_BY_CORPUS).find(
    (member) => query[member] !== undefined && member !== allowed,
  );
  if (invalid === undefined) return;
  const problem = allowed
    ? `The query of a hold on ${corpus} may only contain ${allowed}, but contains ${invalid}.`
    : `The query must be empty because the hold has no corpus, but it contains ${invalid}.`;
  throw invalidFieldError(`/query/${invalid}`, "corpus", problem);
}

/** Creates a set of held accounts, identified by their ids in the directory. */
export function createHeldAccountSet(accounts: readonly StoredHeldAccount[]): HeldAccountSet {
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

/** Resolves accounts. Accounts are a set (source, "Resources and their fields"), so duplicates are ignored. */
function heldAccounts(
  inputs: readonly HeldAccountInput[],
  before: readonly StoredHeldAccount[],
  directory: Directory,
  now: string,
): StoredHeldAccount[] {
  const previous = createHeldAccountSet(before);
  const held = createHeldAccountSet([]);
  for (const [position, input] of inputs.entries()) {
    const { id: accountId } = resolveAccountInput(input, directory, `/accounts/${position}`);
    held.add(previous.find(accountId) ?? { accountId, holdTime: now });
  }
  return held.list();
}

function heldOrgUnit(
  { orgUnitId }: HeldOrgUnit,
  before: StoredHeldOrgUnit | undefined,
  fixtures: RetentionFixtures,
  now: string,
): StoredHeldOrgUnit {
  if (!orgUnitId)
    throw invalidFieldError("/orgUnit/orgUnitId", "required", "An orgUnit must have a non-empty orgUnitId.");
  if (!hasOrgUnit(fixtures, orgUnitId))
    throw new ServiceError(404, `There is no organizational unit ${orgUnitId}.`, {
      field: "/orgUnit/orgUnitId",
    });
  return before?.orgUnitId === orgUnitId ? before : { orgUnitId, holdTime: now };
}
