/** The story of the v2 family of functions, with the client of Redocly. */
import { ApiError, client, type ErrorBody } from "./client";
import { credential, lastSegment, pagesOf, present, say, untilDone, upload, url } from "./story";

client.configure({ serverUrl: url, auth: { bearer: credential } });

const place = { project: "demo", location: "us-central1" };
const greet = { ...place, function: "greet" };

async function main(): Promise<void> {
  const { uploadUrl, storageSource } = await client.generateFunctionUploadUrl({
    path: place,
    body: { environment: "GEN_2" },
  });
  say("upload", { status: await upload(present(uploadUrl)) });

  const creation = await client.createFunction({
    path: place,
    query: { functionId: "greet" },
    body: { buildConfig: { runtime: "nodejs24", entryPoint: "greet", source: { storageSource } } },
  });
  say("create", { type: creation.metadata?.operationType });
  const operation = lastSegment(present(creation.name));
  const { done } = await untilDone(() => client.getOperation({ path: { ...place, operation } }));
  say("operation", { done });

  const { name, state } = await client.getFunction({ path: greet });
  say("get", { name, state });

  const pages = await pagesOf((pageToken) =>
    client.listFunctions({ path: place, query: { pageSize: 2, pageToken } }),
  );
  say("list", { pages: pages.map((page) => page.functions?.length) });

  const policy = await client.getFunctionIamPolicy({ path: greet });
  say("policy", { hasEtag: Boolean(policy.etag) });
  const { permissions } = await client.testFunctionIamPermissions({
    path: greet,
    body: { permissions: ["cloudfunctions.functions.get"] },
  });
  say("permissions", { permissions });

  await client.getFunction({ path: { ...place, function: "missing" } }).catch((failure: unknown) => {
    if (!(failure instanceof ApiError)) throw failure;
    const body = failure.body as ErrorBody;
    say("missing", { status: failure.status, code: body.error?.status });
  });
}

void main();
