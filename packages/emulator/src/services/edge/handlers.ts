import type { EdgeOperations } from "../../generated/edge.types.gen.ts";
import type { Handlers } from "../../service/call.ts";
import type { EdgeCaller, EdgeContext } from "./edge-context.ts";
import { createDnsRecord } from "./records/create-dns-record.ts";
import { deleteDnsRecord } from "./records/delete-dns-record.ts";
import { updateDnsRecord } from "./records/update-dns-record.ts";
import { exportDnsZone } from "./zone-file/export-dns-zone.ts";
import { checkDnsZoneAvailability } from "./zones/check-dns-zone-availability.ts";
import { createDnsZone } from "./zones/create-dns-zone.ts";
import { deleteDnsZone } from "./zones/delete-dns-zone.ts";
import { getDnsZone } from "./zones/get-dns-zone.ts";
import { listDnsZones } from "./zones/list-dns-zones.ts";
import { updateDnsZone } from "./zones/update-dns-zone.ts";

/** What the service does for each of its operations. */
export const handlers: Handlers<EdgeOperations, EdgeContext, EdgeCaller> = {
  listDnsZones,
  createDnsZone,
  getDnsZone,
  updateDnsZone,
  deleteDnsZone,
  createDnsRecord,
  updateDnsRecord,
  deleteDnsRecord,
  checkDnsZoneAvailability,
  exportDnsZone,
};
