// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import { asShown } from "@seamline/client-core";
import type { OperationDefinition, ServiceDefinition } from "@seamline/client-core";
import type { FunctionsAsShownClient } from "./client.gen.js";

/** Every operation of Functions Service. */
export type OperationId =
  | "callFunction"
  | "createFunction"
  | "deleteFunction"
  | "generateFunctionDownloadUrl"
  | "generateFunctionUploadUrl"
  | "getFunction"
  | "getFunctionIamPolicy"
  | "getOperation"
  | "listFunctions"
  | "listLocations"
  | "listOperations"
  | "patchFunction"
  | "setFunctionIamPolicy"
  | "testFunctionIamPermissions";

const operations = {
  callFunction: { method: "POST", path: "/v1/projects/{project}/locations/{location}/functions/{function}:call", place: ["projects", "locations", "functions", "call"], idempotent: false, resourceName: { input: "name", pattern: "projects/{project}/locations/{location}/functions/{function}" } },
  createFunction: { method: "POST", path: "/v1/projects/{project}/locations/{location}/functions", place: ["projects", "locations", "functions", "create"], idempotent: false, resourceName: { input: "location", pattern: "projects/{project}/locations/{location}" }, unshown: { feature: "longRunning", describedIn: "@seamline/functions/…/reference" } },
  deleteFunction: { method: "DELETE", path: "/v1/projects/{project}/locations/{location}/functions/{function}", place: ["projects", "locations", "functions", "delete"], idempotent: true, resourceName: { input: "name", pattern: "projects/{project}/locations/{location}/functions/{function}" }, unshown: { feature: "longRunning", describedIn: "@seamline/functions/…/reference" } },
  generateFunctionDownloadUrl: { method: "POST", path: "/v1/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl", place: ["projects", "locations", "functions", "generateDownloadUrl"], idempotent: false, resourceName: { input: "name", pattern: "projects/{project}/locations/{location}/functions/{function}" } },
  generateFunctionUploadUrl: { method: "POST", path: "/v1/projects/{project}/locations/{location}/functions:generateUploadUrl", place: ["projects", "locations", "functions", "generateUploadUrl"], idempotent: false, resourceName: { input: "parent", pattern: "projects/{project}/locations/{location}" } },
  getFunction: { method: "GET", path: "/v1/projects/{project}/locations/{location}/functions/{function}", place: ["projects", "locations", "functions", "get"], idempotent: true, resourceName: { input: "name", pattern: "projects/{project}/locations/{location}/functions/{function}" } },
  getFunctionIamPolicy: { method: "GET", path: "/v1/projects/{project}/locations/{location}/functions/{function}:getIamPolicy", place: ["projects", "locations", "functions", "getIamPolicy"], idempotent: true, resourceName: { input: "resource", pattern: "projects/{project}/locations/{location}/functions/{function}" } },
  getOperation: { method: "GET", path: "/v1/operations/{operation}", place: ["operations", "get"], idempotent: true, resourceName: { input: "name", pattern: "operations/{operation}" } },
  listFunctions: { method: "GET", path: "/v1/projects/{project}/locations/{location}/functions", place: ["projects", "locations", "functions", "list"], idempotent: true, resourceName: { input: "parent", pattern: "projects/{project}/locations/{location}" }, unshown: { feature: "pages", describedIn: "@seamline/functions/…/reference" } },
  listLocations: { method: "GET", path: "/v1/projects/{project}/locations", place: ["projects", "locations", "list"], idempotent: true, resourceName: { input: "name", pattern: "projects/{project}" }, unshown: { feature: "pages", describedIn: "@seamline/functions/…/reference" } },
  listOperations: { method: "GET", path: "/v1/operations", place: ["operations", "list"], idempotent: true, unshown: { feature: "pages", describedIn: "@seamline/functions/…/reference" } },
  patchFunction: { method: "PATCH", path: "/v1/projects/{project}/locations/{location}/functions/{function}", place: ["projects", "locations", "functions", "patch"], idempotent: false, resourceName: { input: "name", pattern: "projects/{project}/locations/{location}/functions/{function}" }, unshown: { feature: "longRunning", describedIn: "@seamline/functions/…/reference" } },
  setFunctionIamPolicy: { method: "POST", path: "/v1/projects/{project}/locations/{location}/functions/{function}:setIamPolicy", place: ["projects", "locations", "functions", "setIamPolicy"], idempotent: false, resourceName: { input: "resource", pattern: "projects/{project}/locations/{location}/functions/{function}" } },
  testFunctionIamPermissions: { method: "POST", path: "/v1/projects/{project}/locations/{location}/functions/{function}:testIamPermissions", place: ["projects", "locations", "functions", "testIamPermissions"], idempotent: false, resourceName: { input: "resource", pattern: "projects/{project}/locations/{location}/functions/{function}" } },
} satisfies Record<OperationId, OperationDefinition>;

/** Makes a {@link FunctionsAsShownClient} when given to `createClient`. */
export const definition: ServiceDefinition<FunctionsAsShownClient> = {
  title: "Functions Service",
  operations,
  features: [asShown],
};
