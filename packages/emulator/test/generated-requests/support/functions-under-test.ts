import { createHash } from "node:crypto";
import type { SeedFunction } from "../../../src/services/functions/seed/functions-section.ts";
import { zipOfFiles } from "../../../src/services/functions/source/zip-of-files.ts";
import { formViolations, violationsIn } from "./coded-violations.ts";
import { fickleRunner } from "./fickle-runner.ts";
import { rawRequests } from "./functions-raw-requests.ts";
import { functionHints, type HintedParts } from "./functions-values.ts";
import type { GeneratedRequest } from "./generated-request.ts";
import type { Names } from "./known-names.ts";
import type { Body, ServiceUnderTest } from "./service-under-test.ts";

const PLACE: Names = { project: "demo", location: "north" };
const PARENT = "projects/demo/locations/north";
const FILES = { "index.js": "exports.main = (req, res) => res.send('ok');" };

/** Storage object that the seed creates for {@link FILES}. */
const SOURCE = {
  bucket: "emulator-sources-seed",
  object: `${createHash("sha256").update(zipOfFiles(FILES)).digest("hex")}.zip`,
};

const event = { eventType: "order.placed", retryPolicy: "RETRY_POLICY_RETRY" } as const;

const SEEDED: readonly SeedFunction[] = [
  { name: "old-http", environment: "GEN_1" },
  { name: "old-event", environment: "GEN_1", eventTrigger: event },
  { name: "new-http" },
  { name: "new-event", eventTrigger: { ...event, retryPolicy: "RETRY_POLICY_DO_NOT_RETRY" } },
  { name: "more-1", environment: "GEN_1" },
  { name: "more-2" },
].map(({ name, ...more }) => ({
  name: `${PARENT}/functions/${name}`,
  buildConfig: { runtime: "nodejs24", entryPoint: "main" },
  files: FILES,
  ...more,
})) as readonly SeedFunction[];

const ids = SEEDED.map(({ name }) => name.slice(name.lastIndexOf("/") + 1));

const PARTS: HintedParts = { ids, parent: PARENT, source: SOURCE };

const owner = { authorization: "Bearer ann@example.com" };

/** Describes one version of the functions service. Some requests use a companion version. */
export function functionsUnderTest(version: string, companion?: string): ServiceUnderTest {
  const document = `functions@${version}`;
  return {
    service: "functions",
    document,
    ...(companion && { companion: functionsUnderTest(companion) }),
    runner: () => fickleRunner,
    raw: rawRequests(PARENT),
    seed: {
      accounts: [{ email: "ann@example.com" }, { email: "bob@example.com" }],
      tokens: { "read-only": { account: "ann@example.com", readOnly: true } },
      functions: { functions: SEEDED },
    },
    seeded: [
      { project: "demo" },
      PLACE,
      { ...PLACE, location: "-" },
      ...ids.map((id) => ({ ...PLACE, function: id })),
    ],
    lists: [
      { list: "listFunctions", get: "getFunction", within: PLACE },
      { list: "listOperations", get: "getOperation", within: version === "v1" ? {} : PLACE },
    ],
    idOf: ({ name }) => String(name).slice(String(name).lastIndexOf("/") + 1),
    takesRespelling: true,
    prelude: ["old-http", "old-event", "new-http"].map((id) => downloadOf(id)),
    ...functionHints(version, PARTS),
    owner,
    others: [
      { authorization: "Bearer bob@example.com" },
      { authorization: "Bearer read-only" },
      { authorization: "Bearer nobody" },
      {},
      { authorization: "Basic eA==" },
    ],
    // The contract does not require the data of a call to be JSON, but some functions do.
    formRules: ({ error }) =>
      formViolations(error).flatMap(({ field, rule }) => (field === "body/data" ? [] : [rule])),
    // The contract does not describe conflicts with a running operation.
    isAddedFailure: (operationId, status, { error }) =>
      ["patchFunction", "deleteFunction"].includes(operationId) &&
      status === 409 &&
      error.status === "ABORTED",
    made,
    blamed: ({ error }) => violationsIn(error).map(({ field }) => field),
    blames: ({ in: place, pointer }) => `${place}${pointer}`,
    contradictions: (_, body) => [
      ...[body, ...(body.operations ?? [])].flatMap(wrongOperation),
      ...[body, body.response, ...(body.functions ?? [])].flatMap(wrongFunction),
    ],
  };
}

/** Creates a request for a download URL. */
function downloadOf(id: string): GeneratedRequest {
  const path = { texts: { ...PLACE, function: id } };
  return { kind: "request", operationId: "generateFunctionDownloadUrl", path, query: [], headers: owner };
}

const TARGET = /^projects\/(?<project>[^/]+)\/locations\/(?<location>[^/]+)\/functions\/(?<function>[^/]+)$/;

/** Returns the path parameters of created resources: both names of the operation, and the name of a new function. */
function made(operationId: string, _names: Names, { name, metadata }: Body): Names[] {
  const target = TARGET.exec(metadata?.target ?? "")?.groups;
  if (!target || !["createFunction", "patchFunction", "deleteFunction"].includes(operationId)) return [];
  const { project = "", location = "" } = target;
  const operation = String(name).slice(String(name).lastIndexOf("/") + 1);
  const created = operationId === "createFunction" ? [{ ...target }] : [];
  return [{ operation }, { project, location, operation }, ...created];
}

function wrongOperation({ name, done, response, error, metadata }: Body): string[] {
  if (done === undefined || !metadata) return [];
  const ends = [response, error].filter((each) => each !== undefined).length;
  if (ends !== (done ? 1 : 0))
    return [`${name} is ${done ? "" : "not "}done, but has ${ends} of response and error`];
  const isEnded = metadata.endTime !== undefined;
  return metadata.stages && isEnded !== done ? [`${name} has an endTime that contradicts done`] : [];
}

function wrongFunction(shown: Body = {}): string[] {
  const { name, state, stateMessages = [], url, serviceConfig = {}, status } = shown;
  if (!TARGET.test(String(name)) || (state ?? status) === undefined) return [];
  return [
    ...((state === "FAILED") === stateMessages.length > 0 || !state || state === "DELETING"
      ? []
      : [`${name} is ${state} without a reason`]),
    ...(url === serviceConfig.uri ? [] : [`${name} has two different URLs`]),
    ...(JSON.stringify(shown).includes("signature=") ? [`${name} contains a signed URL`] : []),
  ];
}
