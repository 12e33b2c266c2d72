// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import { pages } from "@seamline/client-core";
import type { OperationDefinition, ServiceDefinition } from "@seamline/client-core";
import type { EdgeAsShownClient } from "./client.gen.js";

/** Every operation of Edge Platform API. */
export type OperationId =
  | "listDnsZones";

const operations = {
  listDnsZones: { method: "GET", path: "/dnszone", place: ["dnsZones", "list"], idempotent: true, pagination: { style: "page", parameter: "page", items: "/Items", current: "/CurrentPage", total: "/TotalItems", more: "/HasMoreItems" } },
} satisfies Record<OperationId, OperationDefinition>;

/** Makes a {@link EdgeAsShownClient} when given to `createClient`. */
export const definition: ServiceDefinition<EdgeAsShownClient> = {
  title: "Edge Platform API",
  operations,
  features: [pages],
  errors: { code: "/ErrorKey", message: "/Message", field: "/Field" },
};
