/** A contract in a profile, as `@seamline/specs` lists them. */
export interface ContractDocument {
  /** `retention`. */
  readonly service: string;
  /** `v1`; undefined for a service without versions. */
  readonly version?: string | undefined;
  /** `as shown` or `reference`. */
  readonly profile: string;
  /** `Retention Service`. */
  readonly title: string;
}

/** `retention/v1` as shown, `retention/v1/reference`: what codegen and the URLs of bundles call it as well. */
export function documentId({ service, version, profile }: Omit<ContractDocument, "title">): string {
  return [service, version, profile === "as shown" ? undefined : profile].filter(Boolean).join("/");
}
