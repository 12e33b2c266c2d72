/** The story of retention, with the client of swagger-typescript-api. */
import { Api, CorpusType, DataScope, type ErrorBody, type HttpResponse, SearchMethod } from "./client";
import { credential, pagesOf, present, say, untilDone, url } from "./story";

const headers = { Authorization: `Bearer ${credential}` };
const { v1 } = new Api({ baseUrl: url, baseApiParams: { headers, format: "json" } });

async function main(): Promise<void> {
  const { data: matter } = await v1.createMatter({ name: "Case 42" });
  const matterId = present(matter.matterId);
  say("create", { name: matter.name, state: matter.state });

  const pages = await pagesOf(async (pageToken) => (await v1.listMatters({ pageSize: 2, pageToken })).data);
  const names = pages.map((page) => (page.matters ?? []).map((each) => each.name));
  say("list", { pages: names.map((page) => page.length), names: names.flat().sort() });

  // The client takes the verb at the end of a path for a parameter.
  const { data: counting } = await v1.countMatterAccounts(matterId, ":count", {
    query: {
      corpus: CorpusType.MAIL,
      dataScope: DataScope.ALL_DATA,
      method: SearchMethod.ACCOUNT,
      accountInfo: { emails: ["ada@example.com"] },
    },
  });
  const name = present(counting.name);
  say("count", { name });
  const operation = name.replace("operations/", "");
  const { done, response } = await untilDone(async () => (await v1.getOperation(operation)).data);
  say("operation", { done, total: response?.totalCount });

  const { data: closed } = await v1.closeMatter(matterId, ":close", {}, {});
  say("close", { state: closed.matter?.state });

  await v1.getMatter("missing").catch(({ status, error: body }: HttpResponse<unknown, ErrorBody>) => {
    say("missing", { status, code: body.error?.status });
  });
}

void main();
