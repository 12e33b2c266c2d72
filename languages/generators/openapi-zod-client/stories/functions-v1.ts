/** The story of functions v1, with the client of openapi-zod-client. */
import { isErrorFromAlias } from "@zodios/core";
import { createApiClient } from "./client";
import { credential, lastSegment, pagesOf, present, say, untilDone, upload, url } from "./story";

const headers = { Authorization: `Bearer ${credential}` };
const api = createApiClient(url, { axiosConfig: { headers } });

const place = { project: "demo", location: "us-central1" };
/** The client takes the verb at the end of a path for a parameter. */
const verb = <Name extends string>(name: Name) => ({ [name]: `:${name}` }) as Record<Name, string>;
const greet = { params: { ...place, function: "greet" } };

async function main(): Promise<void> {
  const { uploadUrl } = await api.generateFunctionUploadUrl(
    {},
    {
      params: { ...place, ...verb("generateUploadUrl") },
    },
  );
  const sourceUploadUrl = present(uploadUrl);
  const range = { "x-goog-content-length-range": "0,104857600" };
  say("upload", { status: await upload(sourceUploadUrl, range) });

  const creation = await api.createFunction(
    {
      name: "projects/demo/locations/us-central1/functions/greet",
      runtime: "nodejs24",
      entryPoint: "greet",
      sourceUploadUrl,
      httpsTrigger: {},
      environmentVariables: { GREETING: "Hello" },
    },
    { params: place },
  );
  say("create", { type: creation.metadata?.type });
  const operation = lastSegment(present(creation.name));
  const { done } = await untilDone(() => api.getOperation({ params: { operation } }));
  say("operation", { done });

  const { name, status } = await api.getFunction(greet);
  say("get", { name, status });

  const { result } = await api.callFunction(
    { data: '{"name": "Ada"}' },
    { params: { ...greet.params, ...verb("call") } },
  );
  say("call", { result });

  const pages = await pagesOf((pageToken) =>
    api.listFunctions({ params: place, queries: { pageSize: 2, pageToken } }),
  );
  say("list", { pages: pages.map((page) => page.functions?.length) });

  const wanted = { permissions: ["cloudfunctions.functions.get"] };
  const { permissions } = await api.testFunctionIamPermissions(wanted, {
    params: { ...greet.params, ...verb("testIamPermissions") },
  });
  say("permissions", { permissions });

  await api.getFunction({ params: { ...place, function: "missing" } }).catch((failure: unknown) => {
    if (!isErrorFromAlias(api.api, "getFunction", failure)) throw failure;
    const { status, data } = failure.response;
    say("missing", { status, code: data.error?.status });
  });
}

void main();
