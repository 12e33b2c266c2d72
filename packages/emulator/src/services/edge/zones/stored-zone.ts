import { type Collection, collection, ServiceError } from "@seamline/emulator-kit";
import type { DnsZone, UpdateDnsZoneRequest } from "../../../generated/edge.types.gen.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import { canonicalDomain, isDomainName } from "./dns-names.ts";

/** A zone in the store, keyed by its Id. It contains its records, so that a page of zones takes a single read. */
export interface StoredZone {
  readonly id: number;
  /** Number of the account that owns the zone. */
  readonly account: number;
  readonly domain: string;
  readonly records: readonly StoredRecord[];
  readonly settings: ZoneSettings;
  /** Milliseconds since 1970, like the other times. */
  readonly createdAt: number;
  readonly modifiedAt: number;
  /** The time of the next name server check, from the seed. If missing, the name servers are checked every hour. */
  readonly nextCheckAt?: number;
}

export const zones: Collection<StoredZone, "byAccount" | "byDomain"> = collection<StoredZone>().indexed({
  byAccount: { key: ({ account, id }) => [account, id] },
  byDomain: { key: ({ domain }) => [canonicalDomain(domain)], unique: true },
});

/**
 * Blocks of text that list an account's domains, with one line per zone (domain and Id) and one block per range of Ids.
 * A search can match any part of a domain. Scanning text with many domains is faster than reading one zone. An index of
 * all suffixes would be several times as large as the zones.
 */
export const domainBlocks: Collection<string> = collection<string>();

/** The settings of a zone: all members that an update can change, and two that never change. */
export type ZoneSettings = Required<
  UpdateDnsZoneRequest & Pick<DnsZone, "NameserversDetected" | "DnsSecEnabled">
>;

/** Settings of a new zone. The host names are in a domain reserved for examples (RFC 2606 section 3). */
export const defaultSettings: ZoneSettings = {
  NameserversDetected: false,
  CustomNameserversEnabled: false,
  Nameserver1: "ns1.edge.example",
  Nameserver2: "ns2.edge.example",
  SoaEmail: "hostmaster@edge.example",
  LoggingEnabled: false,
  LoggingIPAnonymizationEnabled: true,
  LogAnonymizationType: 0,
  DnsSecEnabled: false,
  CertificateKeyType: 0,
};

interface SettingProblem {
  readonly member: string;
  readonly problem: string;
}

/** Returns the first invalid setting. An empty name is valid, and selects the platform's name. */
export function validateSettings(settings: Partial<ZoneSettings>): SettingProblem | undefined {
  for (const member of ["Nameserver1", "Nameserver2"] as const) {
    const name = settings[member];
    if (name && !isDomainName(name))
      return { member, problem: `${member} must be a host name such as ns1.example.com.` };
  }
  const { SoaEmail: email } = settings;
  if (!email || isEmailAddress(email)) return undefined;
  return {
    member: "SoaEmail",
    problem: "SoaEmail must be an e-mail address such as hostmaster@example.com.",
  };
}

/** @throws ServiceError 400 with the name of the member */
export function assertValidSettings(settings: Partial<ZoneSettings>): void {
  const invalid = validateSettings(settings);
  if (invalid) throw new ServiceError(400, invalid.problem, { field: invalid.member });
}

function isEmailAddress(text: string): boolean {
  const { domain } = /^[!#-?A-~]{1,64}@(?<domain>[^@]+)$/.exec(text)?.groups ?? {};
  return domain !== undefined && isDomainName(domain);
}
