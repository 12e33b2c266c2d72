import type { EdgeExtensionPoint } from "../../generated/edge.gen.ts";

/** How the emulator fills each extension point; `false` where it does not. */
export const coverageNotes: Readonly<Record<EdgeExtensionPoint, string | false>> = {
  "dnsRecord.values": "Any JSON value is kept as it comes and answered as it is; none is given by default.",
  "dnsZone.fields": "Zones and records have every field of the reference profile, with defaults in new ones.",
  "dnsZone.states": false,
  endpoints:
    "The reference profile's endpoints create, read, change, delete, check and export zones, and change records.",
  events: false,
  "page.defaults": "page is 1 and perPage 1000 unless given.",
  "perPage.maximum":
    "perPage is 5 to 1000: others are refused, and moved to the bound in the observed profile.",
  "rate.limit":
    "Off unless asked for; then 100 requests per second and key, or as many as are set, in windows of its clock.",
  "resource.fields": false,
  "resource.states": false,
  versioning: false,
};
