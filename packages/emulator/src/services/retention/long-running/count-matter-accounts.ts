import type {
  CorpusType,
  CountArtifactsOperation,
  CountArtifactsResponse,
  CountResultView,
  MailCountResult,
  Query,
} from "../../../generated/retention-v1.types.gen.ts";
import { writableMatter } from "../access/access-control.ts";
import { userInfo } from "../directory-lookup.ts";
import { allocateId } from "../resource-conventions.ts";
import type { RetentionCall } from "../retention-context.ts";
import { assertValidQuery } from "../search/query-rules.ts";
import { queryCorpus } from "../search/query-target.ts";
import {
  type AccountMatches,
  readSearchSource,
  type SearchOutcome,
  searchMessages,
} from "../search/search-messages.ts";
import { finishTask } from "./long-running-handlers.ts";
import { countOperationRepresentation, type StoredLongRunning } from "./stored-long-running.ts";

/** Starts counting a query's current matches. Later changes to holds do not affect the result. */
export async function countMatterAccounts(
  call: RetentionCall<"countMatterAccounts">,
): Promise<CountArtifactsOperation> {
  const { context, path, body } = call;
  const { state, fixtures, clock, longRunningMs } = context;
  const { matterId } = path;
  const { query = {}, view } = body;
  const now = clock.now();
  const started = await state.change(async (transaction) => {
    await writableMatter(transaction, call, matterId);
    assertValidQuery(query);
    const source = await readSearchSource(transaction, fixtures, matterId, query);
    const result = countResponse(searchMessages(query, source), query, view);
    const { id: name, number } = await allocateId(transaction, "operations", "operations/counts/count");
    const startTime = new Date(now).toISOString();
    const operation: StoredLongRunning = { name, matterId, query, startTime, result, number };
    await transaction.put("operations", name, operation);
    await transaction.plan(finishTask(name, now + longRunningMs));
    return operation;
  });
  return countOperationRepresentation(started);
}

/**
 * Creates the response to a count. The total includes all corpora. Counts by account are only included for mail and
 * groups, if the query covers them. The view TOTAL_COUNT omits them.
 */
function countResponse(
  outcome: SearchOutcome,
  query: Query,
  view: CountResultView | undefined,
): CountArtifactsResponse {
  const corpus = queryCorpus(query);
  const resultOf = (counted: CorpusType): MailCountResult | undefined =>
    corpus === undefined || corpus === counted ? countResult(onlyCorpus(outcome, counted), view) : undefined;
  const [mailCountResult, groupsCountResult] = [resultOf("MAIL"), resultOf("GROUPS")];
  return {
    totalCount: `${outcome.accounts.reduce((sum, { messages }) => sum + messages.length, 0)}`,
    ...(mailCountResult && { mailCountResult }),
    ...(groupsCountResult && { groupsCountResult }),
  };
}

function onlyCorpus({ accounts, ...rest }: SearchOutcome, corpus: CorpusType): SearchOutcome {
  const onlyMessages = ({ account, messages }: AccountMatches): AccountMatches => ({
    account,
    messages: messages.filter((message) => message.corpus === corpus),
  });
  return { ...rest, accounts: accounts.map(onlyMessages) };
}

/**
 * Counts the matches by account. The queried accounts include accounts whose search failed, but not unknown accounts.
 */
function countResult(
  { accounts, errors, nonQueryableAccounts }: SearchOutcome,
  view: CountResultView | undefined,
): MailCountResult {
  const matching = accounts.filter(({ messages }) => messages.length > 0);
  const accountCounts = matching.map(({ account, messages }) => ({
    account: userInfo(account),
    count: `${messages.length}`,
  }));
  return {
    queriedAccountsCount: `${accounts.length + errors.length}`,
    matchingAccountsCount: `${matching.length}`,
    nonQueryableAccounts: [...nonQueryableAccounts],
    accountCountErrors: errors.map(({ account, errorType }) => ({ account: userInfo(account), errorType })),
    ...(view !== "TOTAL_COUNT" && { accountCounts }),
  };
}
