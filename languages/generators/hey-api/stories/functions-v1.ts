/** The functions v1 story with the client from hey-api. */
import {
  callFunction,
  createFunction,
  generateFunctionUploadUrl,
  getFunction,
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
  const { data: target } = await generateFunctionUploadUrl({ path: place, body: {}, throwOnError });
  const sourceUploadUrl = present(target.uploadUrl);
  const range = { "x-goog-content-length-range": "0,104857600" };
  say("upload", { status: await upload(sourceUploadUrl, range) });

  const { data: creation } = await createFunction({
    path: place,
    body: {
      name: "projects/demo/locations/us-central1/functions/greet",
      runtime: "nodejs24",
      entryPoint: "greet",
      sourceUploadUrl,
      httpsTrigger: {},
      environmentVariables: { GREETING: "Hello" },
    },
    throwOnError,
  });
  say("create", { type: creation.metadata?.type });
  const operation = lastSegment(present(creation.name));
  const { done } = await untilDone(
    async () => (await getOperation({ path: { operation }, throwOnError })).data,
  );
  say("operation", { done });

  const { data: created } = await getFunction({ path: greet, throwOnError });
  say("get", { name: created.name, status: created.status });

  const { data: called } = await callFunction({
    path: greet,
    body: { data: '{"name": "Ada"}' },
    throwOnError,
  });
  say("call", { result: called.result });

  const pages = await pagesOf(async (pageToken) => {
    const { data } = await listFunctions({ path: place, query: { pageSize: 2, pageToken }, throwOnError });
    return data;
  });
  say("list", { pages: pages.map((page) => page.functions?.length) });

  const body = { permissions: ["cloudfunctions.functions.get"] };
  const { data: granted } = await testFunctionIamPermissions({ path: greet, body, throwOnError });
  say("permissions", { permissions: granted.permissions });

  const missing = await getFunction({ path: { ...place, function: "missing" } });
  say("missing", { status: missing.response?.status, code: missing.error?.error?.status });
}

void main();
