import type { SeedMessage } from "./seed-message.ts";

/** What a seed says of retention. */
export interface RetentionSection {
  readonly messages?: readonly SeedMessage[];
}
