/** The story of functions v1, with the client of orval. */
import * as api from "./client";
import { credential, lastSegment, pagesOf, present, say, untilDone, upload } from "./story";

const options = { headers: { Authorization: `Bearer ${credential}` } };
const place = ["demo", "us-central1"] as const;

async function main(): Promise<void> {
  const { uploadUrl } = await api.generateFunctionUploadUrl(...place, {}, options);
  const sourceUploadUrl = present(uploadUrl);
  const range = { "x-goog-content-length-range": "0,104857600" };
  say("upload", { status: await upload(sourceUploadUrl, range) });

  const creation = await api.createFunction(
    ...place,
    {
      name: "projects/demo/locations/us-central1/functions/greet",
      runtime: "nodejs24",
      entryPoint: "greet",
      sourceUploadUrl,
      httpsTrigger: {},
      environmentVariables: { GREETING: "Hello" },
    },
    options,
  );
  say("create", { type: creation.metadata?.type });
  const operation = lastSegment(present(creation.name));
  const { done } = await untilDone(() => api.getOperation(operation, options));
  say("operation", { done });

  const { name, status } = await api.getFunction(...place, "greet", undefined, options);
  say("get", { name, status });

  const called = await api.callFunction(...place, "greet", { data: '{"name": "Ada"}' }, options);
  say("call", { result: called.result });

  const pages = await pagesOf((pageToken) =>
    api.listFunctions(...place, { pageSize: 2, pageToken }, options),
  );
  say("list", { pages: pages.map((page) => page.functions?.length) });

  const wanted = { permissions: ["cloudfunctions.functions.get"] };
  const { permissions } = await api.testFunctionIamPermissions(...place, "greet", wanted, options);
  say("permissions", { permissions });

  await api.getFunction(...place, "missing", undefined, options).catch((failure) => {
    const { error }: api.ErrorBody = failure.info;
    say("missing", { status: failure.status, code: error?.status });
  });
}

void main();
