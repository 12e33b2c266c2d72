import type { ListHeldAccountsResponse } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionCall } from "../retention-context.ts";
import { readableHold } from "./hold-in-matter.ts";
import { shownHeldAccount } from "./shown-hold.ts";

/** All at once: of all lists this one alone has no pages. A hold on an organizational unit lists nobody. */
export async function listHeldAccounts(
  call: RetentionCall<"listHeldAccounts">,
): Promise<ListHeldAccountsResponse> {
  const { state, world } = call.context;
  const { accounts } = await state.read((reader) => readableHold(reader, call));
  return { accounts: accounts.map((account) => shownHeldAccount(account, world.directory)) };
}
