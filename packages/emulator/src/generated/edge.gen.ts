// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** Every operation of Edge Platform API. */
export type EdgeOperationId =
  | "listDnsZones"
  | "createDnsZone"
  | "getDnsZone"
  | "updateDnsZone"
  | "deleteDnsZone"
  | "createDnsRecord"
  | "updateDnsRecord"
  | "deleteDnsRecord"
  | "checkDnsZoneAvailability"
  | "exportDnsZone";

/** Every extension point of Edge Platform API, those that the reference profile fills included. */
export type EdgeExtensionPoint =
  | "dnsRecord.values"
  | "dnsZone.fields"
  | "dnsZone.states"
  | "endpoints"
  | "events"
  | "page.defaults"
  | "perPage.maximum"
  | "rate.limit"
  | "resource.fields"
  | "resource.states"
  | "versioning";
