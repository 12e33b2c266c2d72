import type { Account, Directory } from "../../../service/directory.ts";
import { Refusal } from "../../../service/refusal.ts";
import { wrongField } from "../../../service/wrong-field.ts";

/**
 * The account that a field `accountId` names. E-mail addresses name accounts too.
 *
 * @param pointer JSON pointer to the field, in the body
 * @throws Refusal 400, 404
 */
export function accountById(accountId: string | undefined, directory: Directory, pointer: string): Account {
  if (!accountId)
    throw wrongField(pointer, "account", "accountId must be the id or the e-mail address of an account.");
  const account = directory.find(accountId);
  if (!account) throw new Refusal(404, `There is no account ${accountId}.`, { field: pointer });
  return account;
}
