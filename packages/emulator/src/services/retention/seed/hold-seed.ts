import type { SeedingContext, SeedProblem } from "@seamline/emulator-kit";
import { ServiceError } from "@seamline/emulator-kit";
import type { HoldInput } from "../../../generated/retention-v1.types.gen.ts";
import { addHold, draftHold } from "../holds/hold-operations.ts";
import type { StoredHold } from "../holds/stored-hold.ts";
import type { RetentionFixtures, RetentionTransaction } from "../retention-context.ts";
import type { SeedHold } from "./matter-section.ts";

/**
 * Adds a hold from the seed to its matter, regardless of the matter's state.
 *
 * @throws ServiceError if {@link validateSeedHold} rejects the hold, or if the matter already contains a hold with the
 * same name
 */
export async function seedHold(
  transaction: RetentionTransaction,
  matterId: string,
  hold: SeedHold,
  { fixtures, now }: SeedingContext<RetentionFixtures>,
): Promise<StoredHold> {
  const draft = draftHold(holdInput(hold), fixtures, new Date(now).toISOString());
  return addHold(transaction, matterId, draft, hold.id);
}

/** Returns the first problem with a hold from the seed, or `undefined`. Its pointer is relative to the hold. */
export function validateSeedHold(hold: SeedHold, fixtures: RetentionFixtures): SeedProblem | undefined {
  try {
    draftHold(holdInput(hold), fixtures, "");
    return undefined;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { field = "" } = error.details;
    return { pointer: field === "/orgUnit/orgUnitId" ? "/orgUnit" : field, problem: error.message };
  }
}

function holdInput({ name, corpus, query, accounts, orgUnit }: SeedHold): HoldInput {
  return {
    name,
    corpus,
    query,
    accounts: accounts?.map((email) => ({ email })),
    ...(orgUnit !== undefined && { orgUnit: { orgUnitId: orgUnit } }),
  };
}
