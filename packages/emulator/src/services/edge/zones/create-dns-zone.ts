import type { CreateDnsZoneRequest, DnsZone } from "../../../generated/edge.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { EdgeCall, EdgeTransaction } from "../edge-context.ts";
import { nextZoneId } from "../next-ids.ts";
import { newRecords } from "../records/new-records.ts";
import { holdRecord } from "../records/record-problem.ts";
import { addDomains } from "./domain-blocks.ts";
import { holdDomainName } from "./domain-name.ts";
import { isTaken } from "./is-taken.ts";
import { shownZone } from "./shown-zone.ts";
import type { StoredZone } from "./stored-zone.ts";
import { defaultSettings } from "./zone-settings.ts";

export async function createDnsZone(call: EdgeCall<"createDnsZone">): Promise<DnsZone> {
  const { context, body } = call;
  hold(body);
  const now = context.clock.now();
  const zone = await context.state.change(async (transaction) => {
    if (await isTaken(transaction, body.Domain))
      throw new Refusal(400, `There is a zone for ${body.Domain} already.`, { field: "Domain" });
    const made = await newZone(transaction, call, now);
    await transaction.put("zones", `${made.id}`, made);
    await addDomains(transaction, [made]);
    return made;
  });
  return shownZone(zone, context);
}

function hold({ Domain, Records = [] }: CreateDnsZoneRequest): void {
  holdDomainName("Domain", Domain);
  for (const record of Records) holdRecord(record);
}

async function newZone(
  transaction: EdgeTransaction,
  { context: { world }, caller, body }: EdgeCall<"createDnsZone">,
  now: number,
): Promise<StoredZone> {
  return {
    id: await nextZoneId(transaction, world),
    account: caller.number,
    domain: body.Domain,
    records: await newRecords(transaction, world, body.Records ?? []),
    settings: defaultSettings,
    createdAt: now,
    modifiedAt: now,
  };
}
