import type {
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
import { finishTask } from "./count-operation-handlers.ts";
import { countOperationRepresentation, type StoredOperation } from "./stored-count-operation.ts";

/** Begins a count of what the query finds at this moment: what holds become while it runs changes nothing. */
export async function countMatterAccounts(
  call: RetentionCall<"countMatterAccounts">,
): Promise<CountArtifactsOperation> {
  const { context, path, body } = call;
  const { state, world, clock, operationMs } = context;
  const { matterId } = path;
  const { query = {}, view } = body;
  const now = clock.now();
  const begun = await state.change(async (transaction) => {
    await writableMatter(transaction, call, matterId);
    assertValidQuery(query);
    const source = await readSearchSource(transaction, world, matterId, query);
    const result = countResponse(searchMessages(query, source), query, view);
    const { id: name, number } = await allocateId(transaction, "operations", "operations/counts/count");
    const startTime = new Date(now).toISOString();
    const operation: StoredOperation = { name, matterId, query, startTime, result, number };
    await transaction.put("operations", name, operation);
    await transaction.plan(finishTask(name, now + operationMs));
    return operation;
  });
  return countOperationRepresentation(begun);
}

/**
 * What a count answers. Its total is that of all accounts; only mail and groups are counted by account, and a query of
 * all kinds of data counts both. TOTAL_COUNT leaves out what each account has; the other views show it.
 */
function countResponse(
  outcome: SearchOutcome,
  query: Query,
  view: CountResultView | undefined,
): CountArtifactsResponse {
  const corpus = queryCorpus(query);
  const resultOf = (its: string): MailCountResult | undefined =>
    corpus === undefined || corpus === its ? countResult(onlyCorpus(outcome, its), view) : undefined;
  const [mailCountResult, groupsCountResult] = [resultOf("MAIL"), resultOf("GROUPS")];
  return {
    totalCount: `${outcome.accounts.reduce((sum, { messages }) => sum + messages.length, 0)}`,
    ...(mailCountResult && { mailCountResult }),
    ...(groupsCountResult && { groupsCountResult }),
  };
}

function onlyCorpus({ accounts, ...rest }: SearchOutcome, corpus: string): SearchOutcome {
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
