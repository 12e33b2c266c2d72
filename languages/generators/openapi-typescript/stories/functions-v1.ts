/** The functions v1 story with openapi-fetch and the types from openapi-typescript. */
import createClient from "openapi-fetch";
import type { paths } from "./client";
import { credential, lastSegment, pagesOf, present, say, untilDone, upload, url } from "./story";

const api = createClient<paths>({ baseUrl: url, headers: { Authorization: `Bearer ${credential}` } });

const collection = "/v1/projects/{project}/locations/{location}/functions";
const place = { project: "demo", location: "us-central1" };
const greet = { path: { ...place, function: "greet" } };

async function main(): Promise<void> {
  const { data: target } = await api.POST(`${collection}:generateUploadUrl`, {
    params: { path: place },
    body: {},
  });
  const sourceUploadUrl = present(target?.uploadUrl);
  const range = { "x-goog-content-length-range": "0,104857600" };
  say("upload", { status: await upload(sourceUploadUrl, range) });

  const { data: creation } = await api.POST(collection, {
    params: { path: place },
    body: {
      name: "projects/demo/locations/us-central1/functions/greet",
      runtime: "nodejs24",
      entryPoint: "greet",
      sourceUploadUrl,
      httpsTrigger: {},
      environmentVariables: { GREETING: "Hello" },
    },
  });
  say("create", { type: creation?.metadata?.type });
  const operation = lastSegment(present(creation?.name));
  const { done } = await untilDone(async () => {
    const { data } = await api.GET("/v1/operations/{operation}", { params: { path: { operation } } });
    return present(data);
  });
  say("operation", { done });

  const { data: created } = await api.GET(`${collection}/{function}`, { params: greet });
  say("get", { name: created?.name, status: created?.status });

  const body = { data: '{"name": "Ada"}' };
  const { data: called } = await api.POST(`${collection}/{function}:call`, { params: greet, body });
  say("call", { result: called?.result });

  const pages = await pagesOf(async (pageToken) => {
    const query = { pageSize: 2, pageToken };
    return present((await api.GET(collection, { params: { path: place, query } })).data);
  });
  say("list", { pages: pages.map((page) => page.functions?.length) });

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
