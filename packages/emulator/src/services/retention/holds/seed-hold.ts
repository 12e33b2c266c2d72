import type { CorpusQuery, CorpusType } from "../../../generated/retention-v1.types.gen.ts";

/** A hold of a seeded matter. It covers accounts or an organizational unit. */
export interface SeedHold {
  /** One of the service's making unless given. */
  readonly id?: string;
  readonly name?: string;
  readonly corpus?: CorpusType;
  /** Ids or e-mail addresses. */
  readonly accounts?: readonly string[];
  /** Id of an organizational unit. */
  readonly orgUnit?: string;
  /** Fits the corpus. */
  readonly query?: CorpusQuery;
}
