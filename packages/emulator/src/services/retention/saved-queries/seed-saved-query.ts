import type { Query } from "../../../generated/retention-v1.types.gen.ts";

/** A saved query of a seeded matter. */
export interface SeedSavedQuery {
  /** One of the service's making unless given. */
  readonly id?: string;
  readonly displayName?: string;
  readonly query?: Query;
}
