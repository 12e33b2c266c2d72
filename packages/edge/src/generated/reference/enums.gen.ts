// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import { type EnumGuard, enumGuard } from "@seamline/client-core";

/** The listed values of `CertificateKeyType`. */
export const certificateKeyTypeValues = { ECDSA: 0, RSA: 1 } as const;

/** Whether a value is a listed one of `CertificateKeyType`. */
export const isCertificateKeyType: EnumGuard<typeof certificateKeyTypeValues> = /* @__PURE__ */ enumGuard(certificateKeyTypeValues);

/** The listed values of `DnsRecordType`. */
export const dnsRecordTypeValues = { A: 0, AAAA: 1, CNAME: 2, TXT: 3, MX: 4, Redirect: 5, Flatten: 6, PullZone: 7, SRV: 8, CAA: 9, PTR: 10, Script: 11, NS: 12, SVCB: 13, HTTPS: 14, TLSA: 15 } as const;

/** Whether a value is a listed one of `DnsRecordType`. */
export const isDnsRecordType: EnumGuard<typeof dnsRecordTypeValues> = /* @__PURE__ */ enumGuard(dnsRecordTypeValues);

/** The listed values of `LogAnonymizationType`. */
export const logAnonymizationTypeValues = { OneDigit: 0, Drop: 1 } as const;

/** Whether a value is a listed one of `LogAnonymizationType`. */
export const isLogAnonymizationType: EnumGuard<typeof logAnonymizationTypeValues> = /* @__PURE__ */ enumGuard(logAnonymizationTypeValues);
