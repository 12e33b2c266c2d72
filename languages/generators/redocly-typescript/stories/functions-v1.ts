/** The story of functions v1, with the client of Redocly. */
import { ApiError, client, type ErrorBody } from "./client";
import { credential, lastSegment, pagesOf, present, say, untilDone, upload, url } from "./story";

client.configure({ serverUrl: url, auth: { bearer: credential } });

const place = { project: "demo", location: "us-central1" };
const greet = { ...place, function: "greet" };

async function main(): Promise<void> {
  const { uploadUrl } = await client.generateFunctionUploadUrl({ path: place, body: {} });
  const sourceUploadUrl = present(uploadUrl);
  const range = { "x-goog-content-length-range": "0,104857600" };
  say("upload", { status: await upload(sourceUploadUrl, range) });

  const creation = await client.createFunction({
    path: place,
    body: {
      name: "projects/demo/locations/us-central1/functions/greet",
      runtime: "nodejs24",
      entryPoint: "greet",
      sourceUploadUrl,
      httpsTrigger: {},
      environmentVariables: { GREETING: "Hello" },
    },
  });
  say("create", { type: creation.metadata?.type });
  const operation = lastSegment(present(creation.name));
  const { done } = await untilDone(() => client.getOperation({ path: { operation } }));
  say("operation", { done });

  const { name, status } = await client.getFunction({ path: greet });
  say("get", { name, status });

  const called = await client.callFunction({ path: greet, body: { data: '{"name": "Ada"}' } });
  say("call", { result: called.result });

  const pages = await pagesOf((pageToken) =>
    client.listFunctions({ path: place, query: { pageSize: 2, pageToken } }),
  );
  say("list", { pages: pages.map((page) => page.functions?.length) });

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
