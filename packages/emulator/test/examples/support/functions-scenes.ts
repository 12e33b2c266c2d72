import type { Emulator, EmulatorSeed } from "../../../src/index.ts";
import { ARCHIVE } from "../../clients/support/deployed-function.ts";
import type { ReferenceExamples } from "./documented-examples.ts";
import type { Memory, Scene, Step } from "./scene.ts";

const NAME = "projects/example-project/locations/north-1/functions/resize-images";
const path = { project: "example-project", location: "north-1", function: "resize-images" };
const MINUTE_MS = 60_000;

const section: NonNullable<EmulatorSeed["functions"]> = {
  locations: [
    { id: "north-1", displayName: "North 1", labels: { area: "north" } },
    { id: "south-1", displayName: "South 1", labels: { area: "south" } },
  ],
  roles: {
    "roles/example.caller": ["cloudfunctions.functions.call"],
    "roles/example.reader": ["cloudfunctions.functions.get"],
  },
};

/** The function of the examples, for scenes that begin after its deployment. */
const deployed: NonNullable<EmulatorSeed["functions"]> = {
  ...section,
  functions: [
    {
      name: NAME,
      description: "Makes smaller copies of images",
      environment: "GEN_1",
      buildConfig: { runtime: "nodejs20", entryPoint: "resizeImages" },
      files: { "index.js": "exports.resizeImages = () => {};" },
      policy: {
        version: 3,
        bindings: [{ role: "roles/example.caller", members: ["user:anna@example.com"] }],
        auditConfigs: [{ service: "functions.example.com" }],
      },
    },
    { name: `${NAME}-2`, environment: "GEN_1", buildConfig: { runtime: "nodejs20" } },
  ],
};

const minute = ({ clock }: Emulator): Promise<unknown> => clock.advance(MINUTE_MS);

/** Returns the scenes of one version. v1 and the v2 family use different fields for the source. */
export function functionsScenes({ operations, examples }: ReferenceExamples): readonly Scene[] {
  const isV1 = operations.has("callFunction");
  const hasExample = ({ operationId, shows }: Step): boolean =>
    operations.has(operationId) &&
    (shows === undefined ||
      examples.some(
        (each) => each.operationIds.includes(operationId) && `${each.status} ${each.name}` === shows,
      ));
  const scenes = [deployment(isV1), deletions, ...calls, policies, runtimes, reading, ...failures];
  return scenes.map((scene) => ({ path, ...scene, steps: scene.steps.filter(hasExample) }));
}

function deployment(isV1: boolean): Scene {
  const adapt: Step["adapt"] = isV1 ? withUploadUrl : withStorageSource;
  const mask = `updateMask=${isV1 ? "availableMemoryMb" : "serviceConfig.availableMemory"}`;
  const query = isV1 ? undefined : "functionId=resize-images";
  return {
    options: { seed: { functions: section } },
    steps: [
      { operationId: "listLocations", shows: "200 locations" },
      { operationId: "generateFunctionUploadUrl", shows: "200 signedUrl" },
      { operationId: "createFunction", before: upload, adapt, query, shows: "200 begun" },
      { operationId: "getOperation", path: operationOf("createFunction"), before: minute, shows: "200 done" },
      { operationId: "createFunction", before: upload, adapt, query },
      {
        operationId: "getOperation",
        path: operationOf("createFunction"),
        before: minute,
        shows: "200 failed",
      },
      { operationId: "getFunction", shows: "200 function" },
      { operationId: "generateFunctionDownloadUrl", shows: "200 signedUrl" },
      { operationId: "patchFunction", query: mask, shows: "200 begun" },
      { operationId: "deleteFunction", before: minute, shows: "200 begun" },
    ],
  };
}

/** A scene of deletions, which are the shortest long-running operations. */
const deletions: Scene = {
  options: { seed: { functions: deployed } },
  steps: [
    { operationId: "deleteFunction" },
    { operationId: "deleteFunction", path: { function: "resize-images-2" } },
    { operationId: "listOperations", before: minute, query: "pageSize=1", shows: "200 operations" },
  ],
};

/** Scenes with code that responds like the examples. */
const calls: readonly Scene[] = [
  {
    options: { seed: { functions: deployed } },
    respond: () => new Response('{"copies":3}'),
    steps: [{ operationId: "callFunction", shows: "200 result" }],
  },
  {
    options: { seed: { functions: deployed } },
    respond: () => new Response("There is no image mountain.png.", { status: 500 }),
    steps: [{ operationId: "callFunction", shows: "200 error" }],
  },
];

const policies: Scene = {
  options: { seed: { functions: { ...deployed, bindings: [readerBinding()] } } },
  steps: [
    { operationId: "getFunctionIamPolicy" },
    { operationId: "setFunctionIamPolicy", adapt: withEtag, shows: "200 policy" },
    {
      operationId: "getFunctionIamPolicy",
      query: "options.requestedPolicyVersion=3",
      shows: "200 policy",
    },
    { operationId: "setFunctionIamPolicy", shows: "409 staleEtag" },
    { operationId: "testFunctionIamPermissions", shows: "200 readOnly" },
  ],
};

const runtimes: Scene = {
  options: {
    seed: {
      functions: {
        runtimes: [
          { name: "nodejs20", displayName: "Node.js 20", environment: "GEN_2", stage: "GA" },
          {
            name: "nodejs16",
            displayName: "Node.js 16",
            environment: "GEN_1",
            stage: "DEPRECATED",
            deprecationDate: { year: 2026, month: 1, day: 30 },
            decommissionDate: { year: 2027, month: 1, day: 30 },
            warnings: ["This runtime is deprecated."],
          },
        ],
      },
    },
  },
  steps: [{ operationId: "listRuntimes", shows: "200 runtimes" }],
};

const reading: Scene = {
  options: { seed: { functions: deployed } },
  steps: [
    { operationId: "listFunctions", query: "pageSize=1", shows: "200 firstPage" },
    { operationId: "listFunctions", query: "pageToken=none", shows: "400 invalidPageToken" },
    { operationId: "getFunction", headers: {}, shows: "401 noToken" },
    { operationId: "getFunction", path: { function: "crop-images" }, shows: "404 noFunction" },
  ],
};

/** Error examples that several operations share. Each operation has at most one fault per scene. */
const failures: readonly Scene[] = [
  {
    steps: [
      { operationId: "getFunction", isFault: true, shows: "400 invalidRequest" },
      { operationId: "deleteFunction", isFault: true, shows: "403 noPermission" },
      { operationId: "getOperation", isFault: true, shows: "404 noOperation" },
      { operationId: "listFunctions", isFault: true, shows: "404 noParent" },
      { operationId: "generateFunctionUploadUrl", isFault: true, shows: "429 quotaExceeded" },
      { operationId: "getFunctionIamPolicy", isFault: true, shows: "500 serviceFailed" },
    ],
  },
];

function readerBinding() {
  return { role: "roles/example.reader", members: ["user:alice@example.com"] };
}

async function upload({ functions }: Emulator, memory: Memory): Promise<void> {
  await functions.fetch(`${memory.get("generateFunctionUploadUrl.uploadUrl")}`, {
    method: "PUT",
    headers: { "content-type": "application/zip", "x-goog-content-length-range": "0,104857600" },
    body: ARCHIVE,
  });
}

function withUploadUrl(body: object, memory: Memory): object {
  return { ...body, sourceUploadUrl: memory.get("generateFunctionUploadUrl.uploadUrl") };
}

function withStorageSource(body: { buildConfig: object }, memory: Memory): object {
  const { pathname } = new URL(`${memory.get("generateFunctionUploadUrl.uploadUrl")}`);
  const [bucket, ...object] = pathname.split("/").slice(-2);
  const storageSource = { bucket, object: object.join("/") };
  return { ...body, buildConfig: { ...body.buildConfig, source: { storageSource } } };
}

function withEtag(body: { policy: object }, memory: Memory): object {
  return { ...body, policy: { ...body.policy, etag: memory.get("getFunctionIamPolicy.etag") } };
}

function operationOf(operationId: string): Step["path"] {
  return (memory) => ({ operation: `${memory.get(`${operationId}.name`)}`.replace(/^.*operations\//, "") });
}
