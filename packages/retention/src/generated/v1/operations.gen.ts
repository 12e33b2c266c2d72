// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import { asShown } from "@seamline/client-core";
import type { OperationDefinition, ServiceDefinition } from "@seamline/client-core";
import type { RetentionAsShownClient } from "./client.gen.js";

/** Every operation of Retention and eDiscovery Service. */
export type OperationId =
  | "addHeldAccounts"
  | "addMatterPermissions"
  | "cancelOperation"
  | "closeMatter"
  | "countMatterAccounts"
  | "createExport"
  | "createHeldAccount"
  | "createHold"
  | "createMatter"
  | "createSavedQuery"
  | "deleteExport"
  | "deleteHeldAccount"
  | "deleteHold"
  | "deleteMatter"
  | "deleteOperation"
  | "deleteSavedQuery"
  | "getExport"
  | "getHold"
  | "getMatter"
  | "getOperation"
  | "getSavedQuery"
  | "listExports"
  | "listHeldAccounts"
  | "listHolds"
  | "listMatters"
  | "listOperations"
  | "listSavedQueries"
  | "removeHeldAccounts"
  | "removeMatterPermissions"
  | "reopenMatter"
  | "undeleteMatter"
  | "updateHold"
  | "updateMatter";

const operations = {
  addHeldAccounts: { method: "POST", path: "/v1/matters/{matterId}/holds/{holdId}:addHeldAccounts", place: ["matters", "holds", "addHeldAccounts"], idempotent: false },
  addMatterPermissions: { method: "POST", path: "/v1/matters/{matterId}:addPermissions", place: ["matters", "addPermissions"], idempotent: false },
  cancelOperation: { method: "POST", path: "/v1/operations/{operation}:cancel", place: ["operations", "cancel"], idempotent: false, resourceName: { input: "name", pattern: "operations/{operation}" }, multiSegment: ["operation"] },
  closeMatter: { method: "POST", path: "/v1/matters/{matterId}:close", place: ["matters", "close"], idempotent: false },
  countMatterAccounts: { method: "POST", path: "/v1/matters/{matterId}:count", place: ["matters", "count"], idempotent: false, unshown: { feature: "longRunning", describedIn: "@seamline/retention/reference" } },
  createExport: { method: "POST", path: "/v1/matters/{matterId}/exports", place: ["matters", "exports", "create"], idempotent: false, unshown: { feature: "longRunning", describedIn: "@seamline/retention/reference" } },
  createHeldAccount: { method: "POST", path: "/v1/matters/{matterId}/holds/{holdId}/accounts", place: ["matters", "holds", "accounts", "create"], idempotent: false },
  createHold: { method: "POST", path: "/v1/matters/{matterId}/holds", place: ["matters", "holds", "create"], idempotent: false },
  createMatter: { method: "POST", path: "/v1/matters", place: ["matters", "create"], idempotent: false },
  createSavedQuery: { method: "POST", path: "/v1/matters/{matterId}/savedQueries", place: ["matters", "savedQueries", "create"], idempotent: false },
  deleteExport: { method: "DELETE", path: "/v1/matters/{matterId}/exports/{exportId}", place: ["matters", "exports", "delete"], idempotent: true },
  deleteHeldAccount: { method: "DELETE", path: "/v1/matters/{matterId}/holds/{holdId}/accounts/{accountId}", place: ["matters", "holds", "accounts", "delete"], idempotent: true },
  deleteHold: { method: "DELETE", path: "/v1/matters/{matterId}/holds/{holdId}", place: ["matters", "holds", "delete"], idempotent: true },
  deleteMatter: { method: "DELETE", path: "/v1/matters/{matterId}", place: ["matters", "delete"], idempotent: true },
  deleteOperation: { method: "DELETE", path: "/v1/operations/{operation}", place: ["operations", "delete"], idempotent: true, resourceName: { input: "name", pattern: "operations/{operation}" }, multiSegment: ["operation"] },
  deleteSavedQuery: { method: "DELETE", path: "/v1/matters/{matterId}/savedQueries/{savedQueryId}", place: ["matters", "savedQueries", "delete"], idempotent: true },
  getExport: { method: "GET", path: "/v1/matters/{matterId}/exports/{exportId}", place: ["matters", "exports", "get"], idempotent: true },
  getHold: { method: "GET", path: "/v1/matters/{matterId}/holds/{holdId}", place: ["matters", "holds", "get"], idempotent: true },
  getMatter: { method: "GET", path: "/v1/matters/{matterId}", place: ["matters", "get"], idempotent: true },
  getOperation: { method: "GET", path: "/v1/operations/{operation}", place: ["operations", "get"], idempotent: true, resourceName: { input: "name", pattern: "operations/{operation}" }, multiSegment: ["operation"] },
  getSavedQuery: { method: "GET", path: "/v1/matters/{matterId}/savedQueries/{savedQueryId}", place: ["matters", "savedQueries", "get"], idempotent: true },
  listExports: { method: "GET", path: "/v1/matters/{matterId}/exports", place: ["matters", "exports", "list"], idempotent: true, unshown: { feature: "pages", describedIn: "@seamline/retention/reference" } },
  listHeldAccounts: { method: "GET", path: "/v1/matters/{matterId}/holds/{holdId}/accounts", place: ["matters", "holds", "accounts", "list"], idempotent: true },
  listHolds: { method: "GET", path: "/v1/matters/{matterId}/holds", place: ["matters", "holds", "list"], idempotent: true, unshown: { feature: "pages", describedIn: "@seamline/retention/reference" } },
  listMatters: { method: "GET", path: "/v1/matters", place: ["matters", "list"], idempotent: true, unshown: { feature: "pages", describedIn: "@seamline/retention/reference" } },
  listOperations: { method: "GET", path: "/v1/operations", place: ["operations", "list"], idempotent: true, resourceName: { input: "name", pattern: "operations" }, unshown: { feature: "pages", describedIn: "@seamline/retention/reference" } },
  listSavedQueries: { method: "GET", path: "/v1/matters/{matterId}/savedQueries", place: ["matters", "savedQueries", "list"], idempotent: true, unshown: { feature: "pages", describedIn: "@seamline/retention/reference" } },
  removeHeldAccounts: { method: "POST", path: "/v1/matters/{matterId}/holds/{holdId}:removeHeldAccounts", place: ["matters", "holds", "removeHeldAccounts"], idempotent: false },
  removeMatterPermissions: { method: "POST", path: "/v1/matters/{matterId}:removePermissions", place: ["matters", "removePermissions"], idempotent: false },
  reopenMatter: { method: "POST", path: "/v1/matters/{matterId}:reopen", place: ["matters", "reopen"], idempotent: false },
  undeleteMatter: { method: "POST", path: "/v1/matters/{matterId}:undelete", place: ["matters", "undelete"], idempotent: false },
  updateHold: { method: "PUT", path: "/v1/matters/{matterId}/holds/{holdId}", place: ["matters", "holds", "update"], idempotent: true },
  updateMatter: { method: "PUT", path: "/v1/matters/{matterId}", place: ["matters", "update"], idempotent: true },
} satisfies Record<OperationId, OperationDefinition>;

/** Makes a {@link RetentionAsShownClient} when given to `createClient`. */
export const definition: ServiceDefinition<RetentionAsShownClient> = {
  title: "Retention and eDiscovery Service",
  operations,
  features: [asShown],
};
