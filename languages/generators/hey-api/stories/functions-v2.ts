/** The story of functions v2, v2alpha and v2beta with the client from hey-api. */
import {
  createFunction,
  generateFunctionUploadUrl,
  getFunction,
  getFunctionIamPolicy,
  getOperation,
  listFunctions,
  testFunctionIamPermissions,
} from "./client";
import { client } from "./client/client.gen";
import { credential, lastSegment, pagesOf, present, say, untilDone, upload, url } from "./story";

client.setConfig({ baseUrl: url, auth: credential });
const throwOnError = true;

const place = { project: "demo", location: "us-central1" };
const greet = { ...place, function: "greet" };

async function main(): Promise<void> {
  const { data: target } = await generateFunctionUploadUrl({
    path: place,
    body: { environment: "GEN_2" },
    throwOnError,
  });
  say("upload", { status: await upload(present(target.uploadUrl)) });

  const source = { storageSource: target.storageSource };
  const { data: creation } = await createFunction({
    path: place,
    query: { functionId: "greet" },
    body: { buildConfig: { runtime: "nodejs24", entryPoint: "greet", source } },
    throwOnError,
  });
  say("create", { type: creation.metadata?.operationType });
  const operation = lastSegment(present(creation.name));
  const { done } = await untilDone(
    async () => (await getOperation({ path: { ...place, operation }, throwOnError })).data,
  );
  say("operation", { done });

  const { data: created } = await getFunction({ path: greet, throwOnError });
  say("get", { name: created.name, state: created.state });

  const pages = await pagesOf(async (pageToken) => {
    const { data } = await listFunctions({ path: place, query: { pageSize: 2, pageToken }, throwOnError });
    return data;
  });
  say("list", { pages: pages.map((page) => page.functions?.length) });

  const { data: policy } = await getFunctionIamPolicy({ path: greet, throwOnError });
  say("policy", { hasEtag: Boolean(policy.etag) });
  const body = { permissions: ["cloudfunctions.functions.get"] };
  const { data: granted } = await testFunctionIamPermissions({ path: greet, body, throwOnError });
  say("permissions", { permissions: granted.permissions });

  const missing = await getFunction({ path: { ...place, function: "missing" } });
  say("missing", { status: missing.response?.status, code: missing.error?.error?.status });
}

void main();
