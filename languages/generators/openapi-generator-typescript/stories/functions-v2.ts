/** The story of the v2 family of functions, with the client of openapi-generator. */
import {
  Configuration,
  Environment,
  ErrorBodyFromJSON,
  FunctionsApi,
  OperationsApi,
  ResponseError,
} from "./client";
import { credential, lastSegment, pagesOf, present, say, untilDone, upload, url } from "./story";

const configuration = new Configuration({ basePath: url, accessToken: credential });
const functions = new FunctionsApi(configuration);
const operations = new OperationsApi(configuration);

const place = { project: "demo", location: "us-central1" };
const greet = { ...place, _function: "greet" };

async function main(): Promise<void> {
  const { uploadUrl, storageSource } = await functions.generateFunctionUploadUrl({
    ...place,
    generateUploadUrlRequest: { environment: Environment.Gen2 },
  });
  say("upload", { status: await upload(present(uploadUrl)) });

  const creation = await functions.createFunction({
    ...place,
    functionId: "greet",
    userFunctionInput: {
      buildConfig: { runtime: "nodejs24", entryPoint: "greet", source: { storageSource } },
    },
  });
  say("create", { type: creation.metadata?.operationType });
  const operation = lastSegment(present(creation.name));
  const { done } = await untilDone(() => operations.getOperation({ ...place, operation }));
  say("operation", { done });

  const { name, state } = await functions.getFunction(greet);
  say("get", { name, state });

  const pages = await pagesOf((pageToken) => functions.listFunctions({ ...place, pageSize: 2, pageToken }));
  say("list", { pages: pages.map((page) => page.functions?.length) });

  const policy = await functions.getFunctionIamPolicy(greet);
  say("policy", { hasEtag: Boolean(policy.etag) });
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
