import { ServiceError } from "@seamline/emulator-kit";
import type { EdgeCaller, EdgeFixtures, EdgeReader, EdgeTransaction } from "../edge-context.ts";
import { canonicalDomain } from "./dns-names.ts";
import type { StoredZone } from "./stored-zone.ts";

/**
 * Returns a zone in the caller's account.
 *
 * @throws ServiceError 404
 */
export async function ownedZone(
  reader: EdgeReader,
  { number }: EdgeCaller,
  zoneId: number | bigint,
): Promise<StoredZone> {
  const zone = await reader.get("zones", `${zoneId}`);
  if (zone?.account === number) return zone;
  throw new ServiceError(404, `There is no zone with the identifier ${zoneId}.`, {
    reason: "dnsZone.not_found",
    field: "DnsZone",
  });
}

/** Returns whether any account has a zone for a domain. A domain can have only one zone. */
export async function isDomainTaken(reader: EdgeReader, domain: string): Promise<boolean> {
  return (await reader.count("zones", { index: "byDomain", equals: [canonicalDomain(domain)] })) > 0;
}

/** Allocates an Id that has never been used for a zone. */
export async function nextZoneId(transaction: EdgeTransaction, { seededIds }: EdgeFixtures): Promise<number> {
  return seededIds.zone + (await transaction.nextNumber("zones"));
}

/** Allocates an Id that has never been used for a record in any zone. */
export async function nextRecordId(
  transaction: EdgeTransaction,
  { seededIds }: EdgeFixtures,
): Promise<number> {
  return seededIds.record + (await transaction.nextNumber("recordIds"));
}
