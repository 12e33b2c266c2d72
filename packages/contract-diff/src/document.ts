/** A contract in one profile, as listed by `@seamline/specs`. */
export interface ContractDocument {
  /** For example, `retention`. */
  readonly service: string;
  /** For example, `v1`; `undefined` for a service without versions. */
  readonly version?: string | undefined;
  /** `as shown` or `reference`. */
  readonly profile: string;
  /** For example, `Retention Service`. */
  readonly title: string;
}

/** Returns `retention/v1` as shown, or `retention/v1/reference`. Codegen and URLs of bundles use the same ids. */
export function documentId({ service, version, profile }: Omit<ContractDocument, "title">): string {
  return [service, version, profile === "as shown" ? undefined : profile].filter(Boolean).join("/");
}
