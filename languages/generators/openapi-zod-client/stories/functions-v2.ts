/** The story of the v2 family of functions, with the client of openapi-zod-client. */
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
  const target = await api.generateFunctionUploadUrl(
    { environment: "GEN_2" },
    { params: { ...place, ...verb("generateUploadUrl") } },
  );
  say("upload", { status: await upload(present(target.uploadUrl)) });

  const source = { storageSource: target.storageSource };
  const creation = await api.createFunction(
    { buildConfig: { runtime: "nodejs24", entryPoint: "greet", source } },
    { params: place, queries: { functionId: "greet" } },
  );
  say("create", { type: creation.metadata?.operationType });
  const operation = lastSegment(present(creation.name));
  const { done } = await untilDone(() => api.getOperation({ params: { ...place, operation } }));
  say("operation", { done });

  const { name, state } = await api.getFunction(greet);
  say("get", { name, state });

  const pages = await pagesOf((pageToken) =>
    api.listFunctions({ params: place, queries: { pageSize: 2, pageToken } }),
  );
  say("list", { pages: pages.map((page) => page.functions?.length) });

  const policy = await api.getFunctionIamPolicy({
    params: { ...greet.params, ...verb("getIamPolicy") },
  });
  say("policy", { hasEtag: Boolean(policy.etag) });
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
