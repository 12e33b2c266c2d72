import type { Query } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionReader, RetentionWorld } from "../retention-context.ts";
import { searchMessages } from "../search/search-messages.ts";
import { readSearchSource } from "../search/search-source.ts";
import type { AccountContents, ExportContents } from "./stored-export.ts";

/** What a query finds in a matter as it is now: what holds and accounts become later changes no export. */
export async function foundContents(
  reader: RetentionReader,
  world: RetentionWorld,
  matterId: string,
  query: Query,
): Promise<ExportContents> {
  const source = await readSearchSource(reader, world, matterId, query);
  const { accounts, errors, nonQueryableAccounts } = searchMessages(query, source);
  return {
    accounts: [
      ...accounts.map(({ account, messages }): AccountContents => {
        return { account: account.email, messages: messages.map(({ place }) => place) };
      }),
      ...errors.map(({ account, errorType }) => without(account.email, errorType)),
      ...nonQueryableAccounts.map((name) => without(name, "NOT_QUERYABLE")),
    ],
  };
}

function without(account: string, error: string): AccountContents {
  return { account, messages: [], error };
}
