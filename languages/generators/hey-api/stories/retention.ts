/** The retention story with the client from hey-api. */
import {
  closeMatter,
  countMatterAccounts,
  createMatter,
  getMatter,
  getOperation,
  listMatters,
} from "./client";
import { client } from "./client/client.gen";
import { credential, pagesOf, present, say, untilDone, url } from "./story";

client.setConfig({ baseUrl: url, auth: credential });
const throwOnError = true;

async function main(): Promise<void> {
  const { data: matter } = await createMatter({ body: { name: "Case 42" }, throwOnError });
  const path = { matterId: present(matter.matterId) };
  say("create", { name: matter.name, state: matter.state });

  const pages = await pagesOf(async (pageToken) => {
    const { data } = await listMatters({ query: { pageSize: 2, pageToken }, throwOnError });
    return data;
  });
  const names = pages.map((page) => (page.matters ?? []).map((each) => each.name));
  say("list", { pages: names.map((page) => page.length), names: names.flat().sort() });

  const accountInfo = { emails: ["ada@example.com"] };
  const counting = await countMatterAccounts({
    path,
    body: { query: { corpus: "MAIL", dataScope: "ALL_DATA", method: "ACCOUNT", accountInfo } },
    throwOnError,
  });
  const name = present(counting.data.name);
  say("count", { name });
  const { done, response } = await untilDone(async () => {
    const { data } = await getOperation({
      path: { operation: name.replace("operations/", "") },
      throwOnError,
    });
    return data;
  });
  say("operation", { done, total: response?.totalCount });

  const { data: closed } = await closeMatter({ path, throwOnError });
  say("close", { state: closed.matter?.state });

  const missing = await getMatter({ path: { matterId: "missing" } });
  say("missing", { status: missing.response?.status, code: missing.error?.error?.status });
}

void main();
