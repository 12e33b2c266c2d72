/** The story of functions v1, with the client of openapi-generator. */
import { Configuration, ErrorBodyFromJSON, FunctionsApi, OperationsApi, ResponseError } from "./client";
import { credential, lastSegment, pagesOf, present, say, untilDone, upload, url } from "./story";

const configuration = new Configuration({ basePath: url, accessToken: credential });
const functions = new FunctionsApi(configuration);
const operations = new OperationsApi(configuration);

const place = { project: "demo", location: "us-central1" };
const greet = { ...place, _function: "greet" };

async function main(): Promise<void> {
  const { uploadUrl } = await functions.generateFunctionUploadUrl({ ...place, generateUploadUrlRequest: {} });
  const sourceUploadUrl = present(uploadUrl);
  const range = { "x-goog-content-length-range": "0,104857600" };
  say("upload", { status: await upload(sourceUploadUrl, range) });

  const creation = await functions.createFunction({
    ...place,
    cloudFunctionInput: {
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
  const { done } = await untilDone(() => operations.getOperation({ operation }));
  say("operation", { done });

  const { name, status } = await functions.getFunction(greet);
  say("get", { name, status });

  const called = await functions.callFunction({ ...greet, callFunctionRequest: { data: '{"name": "Ada"}' } });
  say("call", { result: called.result });

  const pages = await pagesOf((pageToken) => functions.listFunctions({ ...place, pageSize: 2, pageToken }));
  say("list", { pages: pages.map((page) => page.functions?.length) });

  const { permissions } = await functions.testFunctionIamPermissions({
    ...greet,
    testIamPermissionsRequest: { permissions: ["cloudfunctions.functions.get"] },
  });
  say("permissions", { permissions });

  await functions.getFunction({ ...place, _function: "missing" }).catch(async (failure: unknown) => {
    if (!(failure instanceof ResponseError)) throw failure;
    const { error } = ErrorBodyFromJSON(await failure.response.json());
    say("missing", { status: failure.response.status, code: error?.status });
  });
}

void main();
