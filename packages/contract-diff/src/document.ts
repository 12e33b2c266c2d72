/** A contract in one profile, as listed by `@seamline/specs`. */
export interface ContractDocument {
  /** For example, `retention`. */
  readonly service: string;
  /** For example, `v1`. Undefined for services without versions. */
  readonly version?: string | undefined;
  /** `as shown` or `reference`. */
  readonly profile: string;
  /** For example, `Retention Service`. */
  readonly title: string;
}

/**
 * Returns the id of a document: `retention/v1` for the profile `as shown`, and `retention/v1/reference` otherwise.
 * Codegen and bundle URLs use the same ids.
 */
export function documentId({ service, version, profile }: Omit<ContractDocument, "title">): string {
  return [service, version, profile === "as shown" ? undefined : profile].filter(Boolean).join("/");
}
