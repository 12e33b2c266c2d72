import type { CorpusType } from "../../../generated/retention-v1.types.gen.ts";

/** Something in somebody's account that queries find and exports hold. */
export interface SeedMessage {
  /** `message-<place in the list>` unless given. */
  readonly id?: string;
  /** Id or e-mail address of the account that has it. */
  readonly account: string;
  /** `MAIL` unless given. */
  readonly corpus?: CorpusType;
  /** RFC 3339. */
  readonly time: string;
  readonly from?: string;
  readonly to?: readonly string[];
  readonly subject?: string;
  readonly text?: string;
  readonly isDraft?: boolean;
}
