// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import { pages } from "@seamline/client-core";
import type { OperationDefinition, ServiceDefinition } from "@seamline/client-core";
import type { EdgeReferenceClient } from "./client.gen.js";

/** Every operation of Edge Platform API. */
export type OperationId =
  | "checkDnsZoneAvailability"
  | "createDnsRecord"
  | "createDnsZone"
  | "deleteDnsRecord"
  | "deleteDnsZone"
  | "exportDnsZone"
  | "getDnsZone"
  | "listDnsZones"
  | "updateDnsRecord"
  | "updateDnsZone";

const operations = {
  checkDnsZoneAvailability: { method: "POST", path: "/dnszone/checkavailability", place: ["dnsZones", "checkAvailability"], idempotent: true },
  createDnsRecord: { method: "PUT", path: "/dnszone/{zoneId}/records", place: ["dnsZones", "records", "create"], idempotent: false },
  createDnsZone: { method: "POST", path: "/dnszone", place: ["dnsZones", "create"], idempotent: false },
  deleteDnsRecord: { method: "DELETE", path: "/dnszone/{zoneId}/records/{id}", place: ["dnsZones", "records", "delete"], idempotent: true },
  deleteDnsZone: { method: "DELETE", path: "/dnszone/{id}", place: ["dnsZones", "delete"], idempotent: true },
  exportDnsZone: { method: "GET", path: "/dnszone/{id}/export", place: ["dnsZones", "export"], idempotent: true },
  getDnsZone: { method: "GET", path: "/dnszone/{id}", place: ["dnsZones", "get"], idempotent: true },
  listDnsZones: { method: "GET", path: "/dnszone", place: ["dnsZones", "list"], idempotent: true, pagination: { style: "page", parameter: "page", items: "/Items", current: "/CurrentPage", total: "/TotalItems", more: "/HasMoreItems" } },
  updateDnsRecord: { method: "POST", path: "/dnszone/{zoneId}/records/{id}", place: ["dnsZones", "records", "update"], idempotent: false },
  updateDnsZone: { method: "POST", path: "/dnszone/{id}", place: ["dnsZones", "update"], idempotent: false },
} satisfies Record<OperationId, OperationDefinition>;

/** Makes a {@link EdgeReferenceClient} when given to `createClient`. */
export const definition: ServiceDefinition<EdgeReferenceClient> = {
  title: "Edge Platform API",
  operations,
  features: [pages],
  errors: { code: "/ErrorKey", message: "/Message", field: "/Field" },
};
