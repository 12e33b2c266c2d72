import type { BackgroundWork, Seed, TaskWork } from "@seamline/emulator-kit";
import {
  accountLabel,
  type BearerCredentials,
  bearerCredentials,
  createDirectory,
  defineService,
  type ExtraRoute,
  isPlainWord,
  type Service,
  statusErrorResponse,
} from "@seamline/emulator-kit";
import type { QuirkSwitches } from "@seamline/openapi/quirks";
import { functionsDocuments } from "../../generated/functions.documents.gen.ts";
import type { FunctionsV1Operations } from "../../generated/functions-v1.types.gen.ts";
import type { FunctionsV2Operations } from "../../generated/functions-v2.types.gen.ts";
import { authenticate } from "./access/functions-authentication.ts";
import { grantedPermissions } from "./access/permissions.ts";
import { DEPLOYMENT_JOB, deploymentJob } from "./deployment/deploy-function.ts";
import { RETIREMENT_JOB, retirementJob } from "./deployment/settle-function.ts";
import { deliveryJob } from "./events/deliver-event.ts";
import { DELIVERY_JOB } from "./events/stored-delivery.ts";
import { functionsExtension } from "./extension/functions-extension.ts";
import { type FunctionNameParts, functionUrl, parseFunctionName } from "./function-names.ts";
import {
  collections,
  type FunctionsCaller,
  type FunctionsCollections,
  type FunctionsContext,
  type FunctionsFixtures,
} from "./functions-context.ts";
import { controlRoutes } from "./functions-control-routes.ts";
import { coverageNotesOf } from "./functions-coverage-notes.ts";
import { functionsOptions } from "./functions-options.ts";
import { functionsView } from "./functions-view.ts";
import { FINISH_LONG_RUNNING, finishLongRunning } from "./long-running/long-running-lifecycle.ts";
import { attachRunner } from "./running/attach-runner.ts";
import type { InterruptibleRunner } from "./running/interruptible-runner.ts";
import { serveFunctionRoute } from "./running/serve-function.ts";
import { type FunctionsSection, functionsSchema, type SeedFunction } from "./seed/functions-section.ts";
import { seedFunctions } from "./seed/functions-seed.ts";
import { validateFunctionsSection } from "./seed/functions-seed-problems.ts";
import { MAX_ARCHIVE_BYTES } from "./source/signed-url.ts";
import { downloadArchiveRoute } from "./source/source-download.ts";
import { uploadArchiveRoute } from "./source/source-upload.ts";
import { addTypeUrls } from "./type-urls.ts";

/** The service accepts member names in camelCase and snake_case, and is case-sensitive. */
const quirks: QuirkSwitches = { "any-case-fields": false };

/**
 * The operations that require a body in every version. The reference facts ("Rules that the tables do not say") allow
 * empty requests to other operations: a call without data, a download URL for the newest source, and a test without
 * permissions.
 */
const operationsWithRequiredBody: readonly (keyof FunctionsV1Operations & keyof FunctionsV2Operations)[] = [
  "createFunction",
  "patchFunction",
  "setFunctionIamPolicy",
];

/** Routes outside the contract: signed URLs and function URLs. */
const extraRoutes: readonly ExtraRoute<FunctionsContext, FunctionsCaller>[] = [
  uploadArchiveRoute,
  downloadArchiveRoute,
  serveFunctionRoute,
];

/** The functions service, which deploys functions from source archives and runs them. */
export const functions: Service<
  FunctionsCollections,
  FunctionsFixtures,
  FunctionsCaller,
  FunctionsSection,
  BearerCredentials,
  InterruptibleRunner | undefined
> = defineService({
  name: "functions",
  portOffset: 1,
  documents: functionsDocuments.map((each) => ({
    ...each,
    quirks,
    bodyRequiredBy: operationsWithRequiredBody,
    coverageNotes: coverageNotesOf(each.family),
  })),
  extraRoutes,
  controlRoutes,
  collections,
  seed: {
    schema: functionsSchema,
    document: "functions@v2",
    check: validateFunctionsSection,
    counts: ({ functions = [] }) => [{ count: functions.length, one: "function", many: "functions" }],
    readFixtures: (section, seed) => ({ directory: createDirectory(seed), section: section ?? {} }),
  },
  extension: functionsExtension,
  writeSeed: seedFunctions,
  tasks,
  backgroundJobs,
  options: functionsOptions,
  attach: attachRunner,
  dispose: async ({ attached }) => attached?.stopAll(),
  defaultCaller: (seed) => exampleCaller(seed),
  credentials: bearerCredentials,
  authenticate,
  view: functionsView((seed) => exampleCaller(seed)),
  callerName: (caller) => caller && accountLabel(caller),
  extendBody: (body, { operationId }, request, { fixtures }) =>
    addTypeUrls(body, operationId, request, fixtures.section.typeUrls),
  errorResponse: statusErrorResponse,
  responseHeaders: { "content-type": "application/json; charset=UTF-8" },
  examples,
  /** The limit for archives (reference facts, "Limits"). The lower limits for other bodies are checked later. */
  maxBodyBytes: MAX_ARCHIVE_BYTES,
});

/** Returns the scheduled tasks by kind. They change the store. */
function tasks(): Readonly<Record<string, TaskWork<FunctionsCollections>>> {
  return { [FINISH_LONG_RUNNING]: finishLongRunning };
}

/** Returns the background jobs by kind. They have effects outside the store. */
function backgroundJobs(context: FunctionsContext): Readonly<Record<string, BackgroundWork>> {
  return {
    [DEPLOYMENT_JOB]: deploymentJob(context),
    [RETIREMENT_JOB]: retirementJob(context),
    [DELIVERY_JOB]: deliveryJob(context),
  };
}

/**
 * Returns example commands. They call a function in the seed, and list the functions in its project. If the seed has no
 * function that can be called, they list functions and runtimes.
 */
function examples(url: string, seed: Seed): readonly string[] {
  const section = (seed.functions ?? {}) as FunctionsSection;
  const authorization = `-H "Authorization: Bearer ${exampleCaller(seed, isPlainWord)}"`;
  const plain = (section.functions ?? []).filter(({ name }) => plainNameParts(name));
  const { project } = plainNameParts(plain[0]?.name ?? "") ?? { project: "demo" };
  const list = (resources: string): string =>
    `curl ${authorization} ${url}/v2/projects/${project}/locations/-/${resources}`;
  const callable = plain.find(isCallable);
  return callable
    ? [`curl ${functionUrl(callable.name, url)}`, list("functions")]
    : [list("functions"), list("runtimes")];
}

function isCallable({ files, eventTrigger }: SeedFunction): boolean {
  return files !== undefined && eventTrigger === undefined;
}

function plainNameParts(name: string): FunctionNameParts | undefined {
  const parts = parseFunctionName(name);
  return parts && Object.values(parts).every(isPlainWord) ? parts : undefined;
}

/**
 * Returns the account for example calls. Prefers an account that is allowed to list functions.
 *
 * @param isEligible returns whether the account with an e-mail address can be used
 */
function exampleCaller(seed: Seed, isEligible: (email: string) => boolean = () => true): string {
  const section = (seed.functions ?? {}) as FunctionsSection;
  const accounts = createDirectory(seed).accounts.filter(({ email }) => isEligible(email));
  const permitted = accounts.find((each) =>
    grantedPermissions(each, [], { section }).has("cloudfunctions.functions.list"),
  );
  return (permitted ?? accounts[0])?.email ?? "ada@example.com";
}
