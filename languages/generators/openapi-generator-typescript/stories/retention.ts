/** The story of retention, with the client of openapi-generator. */
import {
  Configuration,
  CorpusType,
  DataScope,
  ErrorBodyFromJSON,
  MattersApi,
  OperationsApi,
  ResponseError,
  SearchMethod,
} from "./client";
import { credential, pagesOf, present, say, untilDone, url } from "./story";

const configuration = new Configuration({ basePath: url, accessToken: credential });
const matters = new MattersApi(configuration);
const operations = new OperationsApi(configuration);

async function main(): Promise<void> {
  const matter = await matters.createMatter({ matterInput: { name: "Case 42" } });
  const matterId = present(matter.matterId);
  say("create", { name: matter.name, state: matter.state });

  const pages = await pagesOf((pageToken) => matters.listMatters({ pageSize: 2, pageToken }));
  const names = pages.map((page) => (page.matters ?? []).map((each) => each.name));
  say("list", { pages: names.map((page) => page.length), names: names.flat().sort() });

  const counting = await matters.countMatterAccounts({
    matterId,
    countArtifactsRequest: {
      query: {
        corpus: CorpusType.Mail,
        dataScope: DataScope.AllData,
        method: SearchMethod.Account,
        accountInfo: { emails: ["ada@example.com"] },
      },
    },
  });
  const name = present(counting.name);
  say("count", { name });
  const operation = name.replace("operations/", "");
  const { done, response } = await untilDone(() => operations.getOperation({ operation }));
  say("operation", { done, total: response?.totalCount });

  const closed = await matters.closeMatter({ matterId });
  say("close", { state: closed.matter?.state });

  await matters.getMatter({ matterId: "missing" }).catch(async (failure: unknown) => {
    if (!(failure instanceof ResponseError)) throw failure;
    const { error } = ErrorBodyFromJSON(await failure.response.json());
    say("missing", { status: failure.response.status, code: error?.status });
  });
}

void main();
