import type { EdgeExtensionPoint } from "../../generated/edge.gen.ts";

/** How the emulator fills each extension point of the contract; `false` where it does not fill it. */
export const coverageNotes: Readonly<Record<EdgeExtensionPoint, string | false>> = {
  "dnsRecord.values": "Any JSON value is stored and returned unchanged. There is no default.",
  "dnsZone.fields":
    "Zones and records have every field of the reference profile. New ones start with default values.",
  "dnsZone.states": false,
  endpoints:
    "The endpoints of the reference profile create, read, update, delete, check and export zones, and change records.",
  events: false,
  "page.defaults": "The default for page is 1, and the default for perPage is 1000.",
  "perPage.maximum":
    "perPage must be from 5 to 1000. Other values are rejected; the observed profile moves them to the nearest bound.",
  "rate.limit":
    "Limits are off by default. With limits on, a key may make 100 requests per second, or the number that is set, in windows of the emulator's clock.",
  "resource.fields": false,
  "resource.states": false,
  versioning: false,
};
