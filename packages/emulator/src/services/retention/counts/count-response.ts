import type {
  CountArtifactsResponse,
  CountResultView,
  MailCountResult,
  Query,
} from "../../../generated/retention-v1.types.gen.ts";
import { queryCorpus } from "../search/query-corpus.ts";
import type { AccountMatches, SearchOutcome } from "../search/search-messages.ts";
import { userInfo } from "../user-info.ts";

/**
 * What a count answers. Its total is that of all accounts; only mail and groups are counted by account, and a query of
 * all kinds of data counts both. TOTAL_COUNT leaves out what each account has; the other views show it.
 */
export function countResponse(
  outcome: SearchOutcome,
  query: Query,
  view: CountResultView | undefined,
): CountArtifactsResponse {
  const corpus = queryCorpus(query);
  const resultOf = (its: string): MailCountResult | undefined =>
    corpus === undefined || corpus === its ? countResult(ofCorpus(outcome, its), view) : undefined;
  const [mailCountResult, groupsCountResult] = [resultOf("MAIL"), resultOf("GROUPS")];
  return {
    totalCount: `${outcome.accounts.reduce((sum, { messages }) => sum + messages.length, 0)}`,
    ...(mailCountResult && { mailCountResult }),
    ...(groupsCountResult && { groupsCountResult }),
  };
}

function ofCorpus({ accounts, ...rest }: SearchOutcome, corpus: string): SearchOutcome {
  const only = ({ account, messages }: AccountMatches): AccountMatches => {
    return { account, messages: messages.filter((message) => message.corpus === corpus) };
  };
  return { ...rest, accounts: accounts.map(only) };
}

/** Accounts whose search failed were queried, too; those that the directory does not know were not. */
function countResult(
  { accounts, errors, nonQueryableAccounts }: SearchOutcome,
  view: CountResultView | undefined,
): MailCountResult {
  const matching = accounts.filter(({ messages }) => messages.length > 0);
  const accountCounts = matching.map(({ account, messages }) => {
    return { account: userInfo(account), count: `${messages.length}` };
  });
  return {
    queriedAccountsCount: `${accounts.length + errors.length}`,
    matchingAccountsCount: `${matching.length}`,
    nonQueryableAccounts: [...nonQueryableAccounts],
    accountCountErrors: errors.map(({ account, errorType }) => ({ account: userInfo(account), errorType })),
    ...(view !== "TOTAL_COUNT" && { accountCounts }),
  };
}
