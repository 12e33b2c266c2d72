import { ServiceError } from "../../../framework/service-error.ts";
import type { DnsZone, UpdateDnsZoneRequest } from "../../../generated/edge.types.gen.ts";
import { type Collection, collection } from "../../../store/collection.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import { canonicalDomain, isDomainName } from "./dns-names.ts";

/** A zone as it is kept, by its Id. Its records are in it, so that a page of zones is one read. */
export interface StoredZone {
  readonly id: number;
  /** Number of the account that it belongs to. */
  readonly account: number;
  readonly domain: string;
  readonly records: readonly StoredRecord[];
  readonly settings: ZoneSettings;
  /** Milliseconds since 1970, like every time here. */
  readonly createdAt: number;
  readonly modifiedAt: number;
  /** Where a seed says so; every hour otherwise. */
  readonly nextCheckAt?: number;
}

export const zones: Collection<StoredZone, "byAccount" | "byDomain"> = collection<StoredZone>().indexed({
  byAccount: { key: ({ account, id }) => [account, id] },
  byDomain: { key: ({ domain }) => [canonicalDomain(domain)], unique: true },
});

/** What of a zone is set: all that it can be updated with, and two that no operation changes. */
export type ZoneSettings = Required<
  UpdateDnsZoneRequest & Pick<DnsZone, "NameserversDetected" | "DnsSecEnabled">
>;

/** Settings of a new zone. The names are in a domain kept for examples (RFC 2606 section 3). */
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

/** What is wrong with a setting, if anything is. An empty name stands for the platform's own. */
interface SettingProblem {
  readonly member: string;
  readonly problem: string;
}

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

/** @throws Refusal 400 that names the member */
export function assertValidSettings(settings: Partial<ZoneSettings>): void {
  const wrong = validateSettings(settings);
  if (wrong) throw new ServiceError(400, wrong.problem, { field: wrong.member });
}

function isEmailAddress(text: string): boolean {
  const { domain } = /^[!#-?A-~]{1,64}@(?<domain>[^@]+)$/.exec(text)?.groups ?? {};
  return domain !== undefined && isDomainName(domain);
}

/**
 * The domains of an account, those of neighbouring Ids together: lines of domain and Id. A part of a domain may be any
 * part of it, which only an index of every tail would find at once, at several times the cost of the zones themselves;
 * a text of many domains is looked through faster than one zone is read.
 */
export const domainBlocks: Collection<string> = collection<string>();
