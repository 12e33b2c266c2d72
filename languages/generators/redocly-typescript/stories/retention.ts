/** The story of retention, with the client of Redocly. */
import { ApiError, client, type ErrorBody } from "./client";
import { credential, pagesOf, present, say, untilDone, url } from "./story";

client.configure({ serverUrl: url, auth: { bearer: credential } });

async function main(): Promise<void> {
  const matter = await client.createMatter({ body: { name: "Case 42" } });
  const path = { matterId: present(matter.matterId) };
  say("create", { name: matter.name, state: matter.state });

  const pages = await pagesOf((pageToken) => client.listMatters({ query: { pageSize: 2, pageToken } }));
  const names = pages.map((page) => (page.matters ?? []).map((each) => each.name));
  say("list", { pages: names.map((page) => page.length), names: names.flat().sort() });

  const accountInfo = { emails: ["ada@example.com"] };
  const counting = await client.countMatterAccounts({
    path,
    body: { query: { corpus: "MAIL", dataScope: "ALL_DATA", method: "ACCOUNT", accountInfo } },
  });
  const name = present(counting.name);
  say("count", { name });
  const operation = name.replace("operations/", "");
  const { done, response } = await untilDone(() => client.getOperation({ path: { operation } }));
  say("operation", { done, total: response?.totalCount });

  const closed = await client.closeMatter({ path });
  say("close", { state: closed.matter?.state });

  await client.getMatter({ path: { matterId: "missing" } }).catch((failure: unknown) => {
    if (!(failure instanceof ApiError)) throw failure;
    const body = failure.body as ErrorBody;
    say("missing", { status: failure.status, code: body.error?.status });
  });
}

void main();
