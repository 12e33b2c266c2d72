/** The retention story with openapi-fetch and the types from openapi-typescript. */
import createClient from "openapi-fetch";
import type { paths } from "./client";
import { credential, pagesOf, present, say, untilDone, url } from "./story";

const api = createClient<paths>({ baseUrl: url, headers: { Authorization: `Bearer ${credential}` } });

async function main(): Promise<void> {
  const { data: matter } = await api.POST("/v1/matters", { body: { name: "Case 42" } });
  const path = { matterId: present(matter?.matterId) };
  say("create", { name: matter?.name, state: matter?.state });

  const pages = await pagesOf(async (pageToken) => {
    const { data } = await api.GET("/v1/matters", { params: { query: { pageSize: 2, pageToken } } });
    return present(data);
  });
  const names = pages.map((page) => (page.matters ?? []).map((each) => each.name));
  say("list", { pages: names.map((page) => page.length), names: names.flat().sort() });

  const accountInfo = { emails: ["ada@example.com"] };
  const counting = await api.POST("/v1/matters/{matterId}:count", {
    params: { path },
    body: { query: { corpus: "MAIL", dataScope: "ALL_DATA", method: "ACCOUNT", accountInfo } },
  });
  const name = present(counting.data?.name);
  say("count", { name });
  const operation = name.replace("operations/", "");
  const { done, response } = await untilDone(async () => {
    const { data } = await api.GET("/v1/operations/{operation}", { params: { path: { operation } } });
    return present(data);
  });
  say("operation", { done, total: response?.totalCount });

  const { data: closed } = await api.POST("/v1/matters/{matterId}:close", { params: { path } });
  say("close", { state: closed?.matter?.state });

  const missing = await api.GET("/v1/matters/{matterId}", { params: { path: { matterId: "missing" } } });
  say("missing", { status: missing.response.status, code: missing.error?.error?.status });
}

void main();
