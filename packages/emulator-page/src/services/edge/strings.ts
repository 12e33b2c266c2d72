export const edgeText = {
  zone: (id: string) => `Zone ${id}`,
  records: "records",
  changed: "changed",
  type: "type",
  value: "value",
  ttl: "TTL",
  zoneFile: "Zone file",
  zoneExport: "Exported zone file",
} as const;
