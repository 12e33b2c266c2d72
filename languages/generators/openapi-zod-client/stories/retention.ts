/** The story of retention, with the client of openapi-zod-client. */
import { isErrorFromAlias } from "@zodios/core";
import { createApiClient } from "./client";
import { credential, pagesOf, present, say, untilDone, url } from "./story";

const headers = { Authorization: `Bearer ${credential}` };
const api = createApiClient(url, { axiosConfig: { headers } });

async function main(): Promise<void> {
  const matter = await api.createMatter({ name: "Case 42" });
  const params = { matterId: present(matter.matterId) };
  say("create", { name: matter.name, state: matter.state });

  const pages = await pagesOf((pageToken) => api.listMatters({ queries: { pageSize: 2, pageToken } }));
  const names = pages.map((page) => (page.matters ?? []).map((each) => each.name));
  say("list", { pages: names.map((page) => page.length), names: names.flat().sort() });

  const accountInfo = { emails: ["ada@example.com"] };
  const query = { corpus: "MAIL", dataScope: "ALL_DATA", method: "ACCOUNT", accountInfo } as const;
  // The client takes the verb at the end of a path for a parameter.
  const counting = await api.countMatterAccounts({ query }, { params: { ...params, count: ":count" } });
  const name = present(counting.name);
  say("count", { name });
  const operation = name.replace("operations/", "");
  const { done, response } = await untilDone(() => api.getOperation({ params: { operation } }));
  say("operation", { done, total: response?.totalCount });

  const closed = await api.closeMatter({}, { params: { ...params, close: ":close" } });
  say("close", { state: closed.matter?.state });

  await api.getMatter({ params: { matterId: "missing" } }).catch((failure: unknown) => {
    if (!isErrorFromAlias(api.api, "getMatter", failure)) throw failure;
    const { status, data } = failure.response;
    say("missing", { status, code: data.error?.status });
  });
}

void main();
