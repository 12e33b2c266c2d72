// Made by `seamline-codegen --spec openapi.yaml --client-name ParcelsClient --document`. Do not edit: the next run writes it anew.

import { longRunning, pages } from "@seamline/client-core";
import type { OperationDefinition, ServiceDefinition } from "@seamline/client-core";
import type { ParcelsClient } from "./client.gen.js";

/** Every operation of Parcels. */
export type OperationId =
  | "createParcel"
  | "createReport"
  | "deleteParcel"
  | "getParcel"
  | "getReport"
  | "listParcels"
  | "sendParcel";

const operations = {
  createParcel: { method: "POST", path: "/v1/parcels", place: ["parcels", "create"], idempotent: false },
  createReport: { method: "POST", path: "/v1/reports", place: ["reports", "create"], idempotent: false, longRunning: { get: "getReport", parameters: { reportId: "/reportId" }, done: "/state", doneValues: ["DONE"], response: "" } },
  deleteParcel: { method: "DELETE", path: "/v1/parcels/{parcelId}", place: ["parcels", "delete"], idempotent: true },
  getParcel: { method: "GET", path: "/v1/parcels/{parcelId}", place: ["parcels", "get"], idempotent: true },
  getReport: { method: "GET", path: "/v1/reports/{reportId}", place: ["reports", "get"], idempotent: true },
  listParcels: { method: "GET", path: "/v1/parcels", place: ["parcels", "list"], idempotent: true, pagination: { style: "token", parameter: "pageToken", items: "/parcels", next: "/nextPageToken" } },
  sendParcel: { method: "POST", path: "/v1/parcels/{parcelId}:send", place: ["parcels", "send"], idempotent: false },
} satisfies Record<OperationId, OperationDefinition>;

/** Makes a {@link ParcelsClient} when given to `createClient`. */
export const definition: ServiceDefinition<ParcelsClient> = {
  title: "Parcels",
  operations,
  features: [longRunning, pages],
  errors: { code: "/reason", message: "/detail" },
};
