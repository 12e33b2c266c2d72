export const edgeText = {
  records: "Records",
  changed: "Changed",
  type: "Type",
  value: "Value",
  ttl: "TTL",
  zoneFile: "Zone file",
  zoneExport: "Exported zone file",
} as const;
