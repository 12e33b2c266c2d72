import type { MatterRegion } from "../../../generated/retention-v1.types.gen.ts";
import type { SeedExport } from "../exports/seed-export.ts";
import type { SeedHold } from "../holds/seed-hold.ts";
import type { SeedSavedQuery } from "../saved-queries/seed-saved-query.ts";

/** A matter that is there from the start, with what it holds. */
export interface SeedMatter {
  /** One of the service's making unless given. */
  readonly matterId?: string;
  readonly name: string;
  readonly description?: string;
  /** `OPEN` unless given. A deleted one is purged 30 days after the seed is planted. */
  readonly state?: "OPEN" | "CLOSED" | "DELETED";
  readonly matterRegion?: MatterRegion;
  /** Id or e-mail address of the account that created it. */
  readonly owner: string;
  /** Whom it is shared with beside its owner. */
  readonly permissions?: readonly SeedPermission[];
  /** Only of an open matter: one is closed without holds. */
  readonly holds?: readonly SeedHold[];
  readonly savedQueries?: readonly SeedSavedQuery[];
  readonly exports?: readonly SeedExport[];
}

/** The role of an account in a matter. */
export interface SeedPermission {
  /** Id or e-mail address. */
  readonly accountId: string;
  /** There is no other to give away. */
  readonly role?: "COLLABORATOR";
}
