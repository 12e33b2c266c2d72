import type { DnsZone, UpdateDnsZoneRequest } from "../../../generated/edge.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import { isDomainName } from "./domain-name.ts";

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
export interface SettingProblem {
  readonly member: string;
  readonly problem: string;
}

export function problemOfSettings(settings: Partial<ZoneSettings>): SettingProblem | undefined {
  for (const member of ["Nameserver1", "Nameserver2"] as const) {
    const name = settings[member];
    if (name && !isDomainName(name))
      return { member, problem: `${member} must be a host name such as ns1.example.com.` };
  }
  const { SoaEmail: email } = settings;
  if (!email || isEmail(email)) return undefined;
  return {
    member: "SoaEmail",
    problem: "SoaEmail must be an e-mail address such as hostmaster@example.com.",
  };
}

/** @throws Refusal 400 that names the member */
export function holdSettings(settings: Partial<ZoneSettings>): void {
  const wrong = problemOfSettings(settings);
  if (wrong) throw new Refusal(400, wrong.problem, { field: wrong.member });
}

function isEmail(text: string): boolean {
  const { domain } = /^[!#-?A-~]{1,64}@(?<domain>[^@]+)$/.exec(text)?.groups ?? {};
  return domain !== undefined && isDomainName(domain);
}
