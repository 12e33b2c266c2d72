import type { SeedMatter } from "./seed-matter.ts";
import type { SeedMessage } from "./seed-message.ts";

/** What a seed says of retention. */
export interface RetentionSection {
  readonly messages?: readonly SeedMessage[];
  /** Without it, organizational units have no child units. */
  readonly orgUnits?: readonly SeedOrgUnit[];
  /** Ids or e-mail addresses of accounts whose data cannot be reached: searching them fails. */
  readonly unavailableAccounts?: readonly string[];
  /** In the order in which they are listed. */
  readonly matters?: readonly SeedMatter[];
}

export interface SeedOrgUnit {
  readonly id: string;
  /** What people call it; it means nothing to the service. */
  readonly name?: string;
  /** Id of the organizational unit that it is a part of. */
  readonly parent?: string;
}
