import type { Directory } from "@seamline/emulator-kit";
import { invalidFieldError, ServiceError } from "@seamline/emulator-kit";
import type {
  AddHeldAccountResult,
  AddHeldAccountsRequest,
  AddHeldAccountsResponse,
  Empty,
  HeldAccount,
  HeldAccountInput,
  ListHeldAccountsResponse,
  RemoveHeldAccountsResponse,
  Status,
} from "../../../generated/retention-v1.types.gen.ts";
import { resolveAccountInput } from "../directory-lookup.ts";
import type { RetentionCall, RetentionReader } from "../retention-context.ts";
import { type HoldCall, readableHold, saveHoldChange, writableHold } from "./hold-operations.ts";
import { createHeldAccountSet, type HeldAccountSet } from "./hold-scope.ts";
import { heldAccountRepresentation, type StoredHold } from "./stored-hold.ts";

/** google.rpc.Code values. The facts state only the code of a cancelled operation (1). */
const STATUS_CODES = { INVALID_ARGUMENT: 3, NOT_FOUND: 5, ALREADY_EXISTS: 6 } as const;

/** The status of a successful result. The JSON mapping of Protocol Buffers omits its code, which is 0. */
const OK_STATUS: Status = {};

export async function createHeldAccount(call: RetentionCall<"createHeldAccount">): Promise<HeldAccount> {
  const { body, context } = call;
  const { directory } = context.fixtures;
  const now = new Date(context.clock.now()).toISOString();
  const account = await context.state.change(async (transaction) => {
    const hold = await writableAccountHold(transaction, call);
    const added = { accountId: resolveAccountInput(body, directory, "").id, holdTime: now };
    const held = createHeldAccountSet(hold.accounts);
    if (!held.add(added))
      throw new ServiceError(409, `The account ${added.accountId} is already under the hold.`);
    await saveHoldChange(transaction, hold, { accounts: held.list() }, now);
    return added;
  });
  return heldAccountRepresentation(account, directory);
}

/** Lists all accounts that a hold covers, without paging. The list is empty for a hold on an organizational unit. */
export async function listHeldAccounts(
  call: RetentionCall<"listHeldAccounts">,
): Promise<ListHeldAccountsResponse> {
  const { state, fixtures } = call.context;
  const { accounts } = await state.read((reader) => readableHold(reader, call));
  return { accounts: accounts.map((account) => heldAccountRepresentation(account, fixtures.directory)) };
}

export async function deleteHeldAccount(call: RetentionCall<"deleteHeldAccount">): Promise<Empty> {
  const { clock, state, fixtures } = call.context;
  const { accountId } = call.path;
  const now = new Date(clock.now()).toISOString();
  await state.change(async (transaction) => {
    const hold = await writableHold(transaction, call);
    const held = createHeldAccountSet(hold.accounts);
    if (!held.remove(fixtures.directory.find(accountId)?.id ?? accountId))
      throw new ServiceError(404, `The account ${accountId} is not under the hold.`);
    await saveHoldChange(transaction, hold, { accounts: held.list() }, now);
  });
  return {};
}

/** Adds accounts to a hold one by one. If an account cannot be added, the others are still added. */
export async function addHeldAccounts(
  call: RetentionCall<"addHeldAccounts">,
): Promise<AddHeldAccountsResponse> {
  const { clock, state, fixtures } = call.context;
  const now = new Date(clock.now()).toISOString();
  return state.change(async (transaction) => {
    const hold = await writableAccountHold(transaction, call);
    const held = createHeldAccountSet(hold.accounts);
    const responses = accountInputs(call.body).map((input) =>
      addHeldAccount(input, held, fixtures.directory, now),
    );
    const accounts = held.list();
    if (accounts.length > hold.accounts.length) await saveHoldChange(transaction, hold, { accounts }, now);
    return { responses };
  });
}

/** Removes accounts from a hold one by one. If an account is not under the hold, the others are still removed. */
export async function removeHeldAccounts(
  call: RetentionCall<"removeHeldAccounts">,
): Promise<RemoveHeldAccountsResponse> {
  const { clock, state, fixtures } = call.context;
  const { accountIds = [] } = call.body;
  const now = new Date(clock.now()).toISOString();
  return state.change(async (transaction) => {
    const hold = await writableHold(transaction, call);
    const held = createHeldAccountSet(hold.accounts);
    const statuses = accountIds.map((name) => {
      const isRemoved = held.remove(fixtures.directory.find(name)?.id ?? name);
      return isRemoved ? OK_STATUS : failedStatus("NOT_FOUND", `The account ${name} is not under the hold.`);
    });
    const accounts = held.list();
    if (accounts.length < hold.accounts.length) await saveHoldChange(transaction, hold, { accounts }, now);
    return { statuses };
  });
}

function accountInputs({ emails = [], accountIds = [] }: AddHeldAccountsRequest): HeldAccountInput[] {
  if (emails.length > 0 && accountIds.length > 0)
    throw invalidFieldError(
      "/accountIds",
      "exclusive",
      "Accounts must be listed in either emails or accountIds, not both.",
    );
  return [...emails.map((email) => ({ email })), ...accountIds.map((accountId) => ({ accountId }))];
}

/** Adds one account. If this fails, the result contains the account name from the request. */
function addHeldAccount(
  account: HeldAccountInput,
  held: HeldAccountSet,
  directory: Directory,
  holdTime: string,
): AddHeldAccountResult {
  const name = account.email ?? account.accountId ?? "";
  if (name === "")
    return { account, status: failedStatus("INVALID_ARGUMENT", "The account name must not be empty.") };
  const found = directory.find(name);
  if (!found) return { account, status: failedStatus("NOT_FOUND", `There is no account ${name}.`) };
  const stored = { accountId: found.id, holdTime };
  if (held.add(stored)) return { account: heldAccountRepresentation(stored, directory), status: OK_STATUS };
  return {
    account,
    status: failedStatus("ALREADY_EXISTS", `The account ${name} is already under the hold.`),
  };
}

/**
 * Returns the hold to which a call adds accounts.
 *
 * @throws ServiceError like {@link writableHold}, and 400 if the hold covers an organizational unit
 */
async function writableAccountHold(reader: RetentionReader, call: HoldCall): Promise<StoredHold> {
  const hold = await writableHold(reader, call);
  if (!hold.orgUnit) return hold;
  const problem = `The hold ${hold.holdId} covers the organizational unit ${hold.orgUnit.orgUnitId}, so accounts cannot be added to it.`;
  throw invalidFieldError("", "org-unit-hold", problem);
}

/** Creates the status for an account that a bulk request could not add or remove. */
function failedStatus(code: keyof typeof STATUS_CODES, message: string): Status {
  return { code: STATUS_CODES[code], message };
}
