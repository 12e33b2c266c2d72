import type { EdgeOperations } from "../../generated/edge.types.gen.ts";
import { type Handlers, notImplemented } from "../../service/call.ts";
import type { EdgeCaller, EdgeContext } from "./edge-context.ts";

/** What the service does for each of its operations. */
export const handlers: Handlers<EdgeOperations, EdgeContext, EdgeCaller> = {
  listDnsZones: notImplemented,
  createDnsZone: notImplemented,
  getDnsZone: notImplemented,
  updateDnsZone: notImplemented,
  deleteDnsZone: notImplemented,
  createDnsRecord: notImplemented,
  updateDnsRecord: notImplemented,
  deleteDnsRecord: notImplemented,
  checkDnsZoneAvailability: notImplemented,
  exportDnsZone: notImplemented,
};
