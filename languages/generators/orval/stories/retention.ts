/** The story of retention, with the client of orval. */
import * as api from "./client";
import { credential, pagesOf, present, say, untilDone } from "./story";

const options = { headers: { Authorization: `Bearer ${credential}` } };

async function main(): Promise<void> {
  const matter = await api.createMatter({ name: "Case 42" }, undefined, options);
  const matterId = present(matter.matterId);
  say("create", { name: matter.name, state: matter.state });

  const pages = await pagesOf((pageToken) => api.listMatters({ pageSize: 2, pageToken }, options));
  const names = pages.map((page) => (page.matters ?? []).map((each) => each.name));
  say("list", { pages: names.map((page) => page.length), names: names.flat().sort() });

  const accountInfo = { emails: ["ada@example.com"] };
  const query = { corpus: "MAIL", dataScope: "ALL_DATA", method: "ACCOUNT", accountInfo } as const;
  const counting = await api.countMatterAccounts(matterId, { query }, undefined, options);
  const name = present(counting.name);
  say("count", { name });
  const operation = name.replace("operations/", "");
  const { done, response } = await untilDone(() => api.getOperation(operation, undefined, options));
  say("operation", { done, total: response?.totalCount });

  const closed = await api.closeMatter(matterId, {}, undefined, options);
  say("close", { state: closed.matter?.state });

  await api.getMatter("missing", undefined, options).catch(({ status, info }) => {
    const { error }: api.ErrorBody = info;
    say("missing", { status, code: error?.status });
  });
}

void main();
