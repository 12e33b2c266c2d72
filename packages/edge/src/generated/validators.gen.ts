// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import * as schema from "@seamline/client-core/validators";
import type * as client from "./client.gen.js";

const dnsZoneSchema: schema.Schema = /* @__PURE__ */ schema.object({});

const dnsZonePageSchema: schema.Schema = /* @__PURE__ */ schema.object({}, {
  Items: /* @__PURE__ */ schema.array(dnsZoneSchema),
  CurrentPage: /* @__PURE__ */ schema.integer(),
  TotalItems: /* @__PURE__ */ schema.integer(),
  HasMoreItems: schema.boolean,
});

/** Validates the data of `dnsZones.list`: `200`. */
export const listDnsZones: schema.Validator<client.ListDnsZonesResponses[200]> = /* @__PURE__ */ schema.response("200", dnsZonePageSchema);

/** The validators of all operations, for the option `validators` of a client. */
export const validators: {
  readonly listDnsZones: typeof listDnsZones;
} = {
  listDnsZones,
};
