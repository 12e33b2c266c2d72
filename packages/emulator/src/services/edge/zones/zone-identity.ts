import { ServiceError } from "../../../framework/service-error.ts";
import type { EdgeCaller, EdgeReader, EdgeTransaction, EdgeWorld } from "../edge-context.ts";
import { canonicalDomain } from "./dns-names.ts";
import type { StoredZone } from "./stored-zone.ts";

/**
 * A zone of the caller's account: there is no other for it.
 *
 * @throws Refusal 404
 */
export async function ownedZone(
  reader: EdgeReader,
  { number }: EdgeCaller,
  zoneId: number,
): Promise<StoredZone> {
  const zone = await reader.get("zones", `${zoneId}`);
  if (zone?.account === number) return zone;
  throw new ServiceError(404, `There is no zone with the identifier ${zoneId}.`, {
    reason: "dnsZone.not_found",
    field: "DnsZone",
  });
}

/** Whether there is a zone for a domain, in whatever account: a domain has one. */
export async function isDomainTaken(reader: EdgeReader, domain: string): Promise<boolean> {
  return (await reader.count("zones", { index: "byDomain", equals: [canonicalDomain(domain)] })) > 0;
}

/** An Id that no zone has or had. */
export async function nextZoneId(transaction: EdgeTransaction, { seededIds }: EdgeWorld): Promise<number> {
  return seededIds.zone + (await transaction.nextNumber("zones"));
}

/** An Id that no record has or had, in whatever zone. */
export async function nextRecordId(transaction: EdgeTransaction, { seededIds }: EdgeWorld): Promise<number> {
  return seededIds.record + (await transaction.nextNumber("recordIds"));
}
