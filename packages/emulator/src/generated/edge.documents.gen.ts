// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.
import type { HandledDocument, Handlers } from "@seamline/emulator-kit";
import type { EdgeCaller, EdgeContext } from "../services/edge/edge-context.ts";
import { checkDnsZoneAvailability } from "../services/edge/zones/zone-operations.ts";
import { createDnsRecord } from "../services/edge/records/record-operations.ts";
import { createDnsZone } from "../services/edge/zones/zone-operations.ts";
import { deleteDnsRecord } from "../services/edge/records/record-operations.ts";
import { deleteDnsZone } from "../services/edge/zones/zone-operations.ts";
import { exportDnsZone } from "../services/edge/zone-file/zone-file.ts";
import { getDnsZone } from "../services/edge/zones/zone-operations.ts";
import { listDnsZones } from "../services/edge/zones/zone-list.ts";
import { updateDnsRecord } from "../services/edge/records/record-operations.ts";
import { updateDnsZone } from "../services/edge/zones/zone-operations.ts";
import { edgeDocument } from "./edge.document.gen.ts";
import type { EdgeOperations } from "./edge.types.gen.ts";

const edgeHandlers: Handlers<EdgeOperations, EdgeContext, EdgeCaller> = {
  checkDnsZoneAvailability,
  createDnsRecord,
  createDnsZone,
  deleteDnsRecord,
  deleteDnsZone,
  exportDnsZone,
  getDnsZone,
  listDnsZones,
  updateDnsRecord,
  updateDnsZone,
};

/** The documents of the service, each with the handlers that `services/edge` exports by the names of operations. */
export const edgeDocuments: readonly HandledDocument<EdgeContext, EdgeCaller>[] = [
  { id: "edge", document: edgeDocument, handlers: edgeHandlers },
];
