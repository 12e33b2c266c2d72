/** The story of functions v2, v2alpha and v2beta with openapi-fetch and the types from openapi-typescript. */
import createClient from "openapi-fetch";
import type { paths } from "./client";
import { credential, lastSegment, pagesOf, present, say, untilDone, upload, url } from "./story";

const api = createClient<paths>({ baseUrl: url, headers: { Authorization: `Bearer ${credential}` } });

const parent = "/v2/projects/{project}/locations/{location}";
const collection = `${parent}/functions` as const;
const place = { project: "demo", location: "us-central1" };
const greet = { path: { ...place, function: "greet" } };

async function main(): Promise<void> {
  const { data: target } = await api.POST(`${collection}:generateUploadUrl`, {
    params: { path: place },
    body: { environment: "GEN_2" },
  });
  say("upload", { status: await upload(present(target?.uploadUrl)) });

  const source = { storageSource: target?.storageSource };
  const { data: creation } = await api.POST(collection, {
    params: { path: place, query: { functionId: "greet" } },
    body: { buildConfig: { runtime: "nodejs24", entryPoint: "greet", source } },
  });
  say("create", { type: creation?.metadata?.operationType });
  const operation = { path: { ...place, operation: lastSegment(present(creation?.name)) } };
  const { done } = await untilDone(async () =>
    present((await api.GET(`${parent}/operations/{operation}`, { params: operation })).data),
  );
  say("operation", { done });

  const { data: created } = await api.GET(`${collection}/{function}`, { params: greet });
  say("get", { name: created?.name, state: created?.state });

  const pages = await pagesOf(async (pageToken) => {
    const query = { pageSize: 2, pageToken };
    return present((await api.GET(collection, { params: { path: place, query } })).data);
  });
  say("list", { pages: pages.map((page) => page.functions?.length) });

  const { data: policy } = await api.GET(`${collection}/{function}:getIamPolicy`, { params: greet });
  say("policy", { hasEtag: Boolean(policy?.etag) });
  const { data: granted } = await api.POST(`${collection}/{function}:testIamPermissions`, {
    params: greet,
    body: { permissions: ["cloudfunctions.functions.get"] },
  });
  say("permissions", { permissions: granted?.permissions });

  const path = { ...place, function: "missing" };
  const missing = await api.GET(`${collection}/{function}`, { params: { path } });
  say("missing", { status: missing.response.status, code: missing.error?.error?.status });
}

void main();
