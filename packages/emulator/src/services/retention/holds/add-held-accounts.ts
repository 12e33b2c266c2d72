import type {
  AddHeldAccountResult,
  AddHeldAccountsRequest,
  AddHeldAccountsResponse,
  HeldAccountInput,
} from "../../../generated/retention-v1.types.gen.ts";
import type { Directory } from "../../../service/directory.ts";
import { wrongField } from "../../../service/wrong-field.ts";
import type { RetentionCall } from "../retention-context.ts";
import { failed, OK } from "./bulk-status.ts";
import { changedHold } from "./changed-hold.ts";
import { extendableHold } from "./extendable-hold.ts";
import { createHeldSet, type HeldSet } from "./held-set.ts";
import { shownHeldAccount } from "./shown-hold.ts";

/** Adds accounts to a hold one by one, in their order; one that cannot be added does not keep the others out. */
export async function addHeldAccounts(
  call: RetentionCall<"addHeldAccounts">,
): Promise<AddHeldAccountsResponse> {
  const { clock, state, world } = call.context;
  const now = new Date(clock.now()).toISOString();
  return state.change(async (transaction) => {
    const hold = await extendableHold(transaction, call);
    const held = createHeldSet(hold.accounts);
    const responses = namedIn(call.body).map((named) => added(named, held, world.directory, now));
    const accounts = held.list();
    if (accounts.length > hold.accounts.length) await changedHold(transaction, hold, { accounts }, now);
    return { responses };
  });
}

function namedIn({ emails = [], accountIds = [] }: AddHeldAccountsRequest): HeldAccountInput[] {
  if (emails.length > 0 && accountIds.length > 0)
    throw wrongField(
      "/accountIds",
      "exclusive",
      "Accounts are named by emails or by accountIds, not by both.",
    );
  return [...emails.map((email) => ({ email })), ...accountIds.map((accountId) => ({ accountId }))];
}

/** A result that failed names the account as the request did. */
function added(
  account: HeldAccountInput,
  held: HeldSet,
  directory: Directory,
  holdTime: string,
): AddHeldAccountResult {
  const name = account.email ?? account.accountId ?? "";
  if (name === "") return { account, status: failed("INVALID_ARGUMENT", "An account must not be empty.") };
  const found = directory.find(name);
  if (!found) return { account, status: failed("NOT_FOUND", `There is no account ${name}.`) };
  const stored = { accountId: found.id, holdTime };
  if (held.add(stored)) return { account: shownHeldAccount(stored, directory), status: OK };
  return { account, status: failed("ALREADY_EXISTS", `The account ${name} is under the hold already.`) };
}
