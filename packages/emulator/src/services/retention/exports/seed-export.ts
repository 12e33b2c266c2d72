import type { ExportOptions, Query } from "../../../generated/retention-v1.types.gen.ts";

/** An export of a seeded matter. What it holds, its query finds in the seed. */
export interface SeedExport {
  /** One of the service's making unless given. */
  readonly id?: string;
  readonly name?: string;
  readonly query?: Query;
  readonly exportOptions?: ExportOptions;
  /** Id or e-mail address of the account that asked for it: the one that created the matter unless given. */
  readonly requester?: string;
  /**
   * How far it is: COMPLETED unless given, or FAILED where none of the accounts can be searched. One that is in
   * progress ends in a minute.
   */
  readonly status?: "IN_PROGRESS" | "COMPLETED" | "FAILED";
}
