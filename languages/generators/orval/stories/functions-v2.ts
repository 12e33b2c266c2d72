/** The story of the v2 family of functions, with the client of orval. */
import * as api from "./client";
import { credential, lastSegment, pagesOf, present, say, untilDone, upload } from "./story";

const options = { headers: { Authorization: `Bearer ${credential}` } };
const place = ["demo", "us-central1"] as const;

async function main(): Promise<void> {
  const body = { environment: "GEN_2" } as const;
  const { uploadUrl, storageSource } = await api.generateFunctionUploadUrl(...place, body, options);
  say("upload", { status: await upload(present(uploadUrl)) });

  const creation = await api.createFunction(
    ...place,
    { buildConfig: { runtime: "nodejs24", entryPoint: "greet", source: { storageSource } } },
    { functionId: "greet" },
    options,
  );
  say("create", { type: creation.metadata?.operationType });
  const operation = lastSegment(present(creation.name));
  const { done } = await untilDone(() => api.getOperation(...place, operation, options));
  say("operation", { done });

  const { name, state } = await api.getFunction(...place, "greet", undefined, options);
  say("get", { name, state });

  const pages = await pagesOf((pageToken) =>
    api.listFunctions(...place, { pageSize: 2, pageToken }, options),
  );
  say("list", { pages: pages.map((page) => page.functions?.length) });

  const policy = await api.getFunctionIamPolicy(...place, "greet", undefined, options);
  say("policy", { hasEtag: Boolean(policy.etag) });
  const wanted = { permissions: ["cloudfunctions.functions.get"] };
  const { permissions } = await api.testFunctionIamPermissions(...place, "greet", wanted, options);
  say("permissions", { permissions });

  await api.getFunction(...place, "missing", undefined, options).catch((failure) => {
    const { error }: api.ErrorBody = failure.info;
    say("missing", { status: failure.status, code: error?.status });
  });
}

void main();
