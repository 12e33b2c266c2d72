import { createDirectory } from "@seamline/emulator-kit";
import type { Query } from "../../../../src/generated/retention-v1.types.gen.ts";
import type { SeedAccount } from "../../../../src/index.ts";
import type { StoredHold } from "../../../../src/services/retention/holds/stored-hold.ts";
import { searchMessages } from "../../../../src/services/retention/search/search-messages.ts";
import type { RetentionSection } from "../../../../src/services/retention/seed/retention-section.ts";

/** The data to search. */
export interface Setting extends RetentionSection {
  /** The directory is open if there are no accounts. */
  readonly accounts?: readonly SeedAccount[];
  readonly holds?: readonly Partial<StoredHold>[];
}

/** The result of a search: message ids by account, errors by account, and unknown names. */
export interface Found {
  readonly found: Readonly<Record<string, readonly string[]>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly unknown: readonly string[];
}

/** Returns a function that searches the data. */
export function searchIn({ accounts, holds = [], ...section }: Setting): (query: Query) => Found {
  const fixtures = { directory: createDirectory({ accounts }), section };
  const storedHolds = holds.map((hold): StoredHold => {
    return { holdId: "hold", matterId: "matter", accounts: [], updateTime: "", number: 1, ...hold };
  });
  return (query) => {
    const outcome = searchMessages(query, { fixtures, holds: storedHolds });
    return {
      found: Object.fromEntries(
        outcome.accounts.map(({ account, messages }) => [account.email, messages.map(({ id }) => id)]),
      ),
      errors: Object.fromEntries(outcome.errors.map(({ account, errorType }) => [account.email, errorType])),
      unknown: outcome.nonQueryableAccounts,
    };
  };
}
