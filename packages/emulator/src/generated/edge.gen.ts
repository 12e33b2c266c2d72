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
