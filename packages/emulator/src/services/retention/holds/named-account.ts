import type { HeldAccountInput } from "../../../generated/retention-v1.types.gen.ts";
import type { Account, Directory } from "../../../service/directory.ts";
import { Refusal } from "../../../service/refusal.ts";
import { wrongField } from "../../../service/wrong-field.ts";

/**
 * The account that a caller names. The e-mail address wins over the id; an empty one says nothing.
 *
 * @param pointer JSON pointer to what names it
 * @throws Refusal 400 where nothing names it, 404 where the directory has no such account
 */
export function namedAccount(
  { email, accountId }: HeldAccountInput,
  directory: Directory,
  pointer: string,
): Account {
  const name = email || accountId;
  if (!name) throw wrongField(pointer, "account", "An account must be named by email or by accountId.");
  const account = directory.find(name);
  if (!account) throw new Refusal(404, `There is no account ${name}.`, { field: pointer });
  return account;
}
