import { ServiceError } from "@seamline/emulator-kit";
import type {
  CheckDnsZoneAvailabilityResponse,
  CreateDnsZoneRequest,
  DnsZone,
} from "../../../generated/edge.types.gen.ts";
import type { EdgeCall, EdgeTransaction } from "../edge-context.ts";
import { recordsWithIds } from "../records/record-operations.ts";
import { assertValidRecord } from "../records/record-types.ts";
import { assertDomainName } from "./dns-names.ts";
import { addDomains, removeDomain } from "./domain-blocks.ts";
import { assertValidSettings, defaultSettings, type StoredZone } from "./stored-zone.ts";
import { isDomainTaken, nextZoneId, ownedZone } from "./zone-identity.ts";
import { zoneRepresentation } from "./zone-representation.ts";

export async function createDnsZone(call: EdgeCall<"createDnsZone">): Promise<DnsZone> {
  const { context, body } = call;
  assertValidZone(body);
  const now = context.clock.now();
  const zone = await context.state.change(async (transaction) => {
    if (await isDomainTaken(transaction, body.Domain))
      throw new ServiceError(400, `There is already a zone for ${body.Domain}.`, { field: "Domain" });
    const created = await newZone(transaction, call, now);
    await transaction.put("zones", `${created.id}`, created);
    await addDomains(transaction, [created]);
    return created;
  });
  return zoneRepresentation(zone, context);
}

export async function getDnsZone({ context, caller, path }: EdgeCall<"getDnsZone">): Promise<DnsZone> {
  const zone = await context.state.read((reader) => ownedZone(reader, caller, path.id));
  return zoneRepresentation(zone, context);
}

export async function updateDnsZone(call: EdgeCall<"updateDnsZone">): Promise<DnsZone> {
  const { context, caller, path, body } = call;
  const modifiedAt = context.clock.now();
  const zone = await context.state.change(async (transaction) => {
    const before = await ownedZone(transaction, caller, path.id);
    assertValidSettings(body);
    const after: StoredZone = { ...before, settings: { ...before.settings, ...body }, modifiedAt };
    await transaction.put("zones", `${after.id}`, after);
    return after;
  });
  return zoneRepresentation(zone, context);
}

export async function deleteDnsZone({
  context,
  caller,
  path,
}: EdgeCall<"deleteDnsZone">): Promise<undefined> {
  await context.state.change(async (transaction) => {
    const zone = await ownedZone(transaction, caller, path.id);
    await removeDomain(transaction, zone);
    await transaction.delete("zones", `${zone.id}`);
  });
}

export async function checkDnsZoneAvailability(
  call: EdgeCall<"checkDnsZoneAvailability">,
): Promise<CheckDnsZoneAvailabilityResponse> {
  const { Name: name } = call.body;
  assertDomainName("Name", name);
  return { Available: !(await call.context.state.read((reader) => isDomainTaken(reader, name))) };
}

function assertValidZone({ Domain, Records = [] }: CreateDnsZoneRequest): void {
  assertDomainName("Domain", Domain);
  for (const record of Records) assertValidRecord(record);
}

async function newZone(
  transaction: EdgeTransaction,
  { context: { fixtures }, caller, body }: EdgeCall<"createDnsZone">,
  now: number,
): Promise<StoredZone> {
  return {
    id: await nextZoneId(transaction, fixtures),
    account: caller.number,
    domain: body.Domain,
    records: await recordsWithIds(transaction, fixtures, body.Records ?? []),
    settings: defaultSettings,
    createdAt: now,
    modifiedAt: now,
  };
}
