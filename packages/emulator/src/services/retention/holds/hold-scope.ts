import type { Directory } from "../../../framework/directory.ts";
import { invalidFieldError, ServiceError } from "../../../framework/service-error.ts";
import type {
  CorpusQuery,
  CorpusType,
  HeldAccountInput,
  HeldOrgUnit,
  HoldInput,
} from "../../../generated/retention-v1.types.gen.ts";
import { hasOrgUnit, resolveAccountInput } from "../directory-lookup.ts";
import type { RetentionWorld } from "../retention-context.ts";
import type { StoredHeldAccount, StoredHeldOrgUnit, StoredHold } from "./stored-hold.ts";

/** What a hold covers. One without an organizational unit is a hold on accounts, be it without any yet. */
type HoldScope = Pick<StoredHold, "accounts" | "orgUnit">;

/**
 * What a new hold covers.
 *
 * @param now RFC 3339
 * @throws Refusal 400 for accounts and a unit together, 404 for an account or a unit that does not exist
 */
export function newHoldScope(
  { accounts = [], orgUnit }: HoldInput,
  world: RetentionWorld,
  now: string,
): HoldScope {
  if (accounts.length > 0 && orgUnit)
    throw invalidFieldError("/orgUnit", "exclusive", "A hold covers accounts or an orgUnit, not both.");
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
export function updatedHoldScope(
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
  const known = createHeldAccountSet(before);
  const held = createHeldAccountSet([]);
  for (const [place, input] of named.entries()) {
    const { id: accountId } = resolveAccountInput(input, directory, `/accounts/${place}`);
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
  if (!orgUnitId)
    throw invalidFieldError("/orgUnit/orgUnitId", "required", "An orgUnit must have an orgUnitId.");
  if (!hasOrgUnit(world, orgUnitId))
    throw new ServiceError(404, `There is no organizational unit ${orgUnitId}.`, {
      field: "/orgUnit/orgUnitId",
    });
  return before?.orgUnitId === orgUnitId ? before : { orgUnitId, holdTime: now };
}

/** Held accounts while they change, in the order in which they were added. */
export interface HeldAccountSet {
  find(accountId: string): StoredHeldAccount | undefined;
  /** Whether it was not there yet. */
  add(account: StoredHeldAccount): boolean;
  /** Whether it was there. */
  remove(accountId: string): boolean;
  list(): StoredHeldAccount[];
}

/** Accounts are told apart by the ids that the directory gives them. */
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

/** The member of a query that fits each corpus (reference facts, "Rules"). */
const QUERY_MEMBER_BY_CORPUS: Readonly<Record<string, keyof CorpusQuery>> = {
  CALENDAR: "calendarQuery",
  DRIVE: "driveQuery",
  GEMINI: "geminiQuery",
  GROUPS: "groupsQuery",
  HANGOUTS_CHAT: "hangoutsChatQuery",
  MAIL: "mailQuery",
  VOICE: "voiceQuery",
};

/**
 * Holds the query of a hold to its corpus.
 *
 * @throws Refusal 400 for a member of another corpus
 */
export function requireQueryOfCorpus(query: CorpusQuery, corpus: CorpusType | undefined): void {
  const right = corpus && QUERY_MEMBER_BY_CORPUS[corpus];
  const wrong = Object.values(QUERY_MEMBER_BY_CORPUS).find(
    (member) => query[member] !== undefined && member !== right,
  );
  if (wrong === undefined) return;
  const fit = right ? `may only have ${right}` : "may have no member, since the hold names no corpus";
  throw invalidFieldError(`/query/${wrong}`, "corpus", `The query ${fit}, and has ${wrong}.`);
}
