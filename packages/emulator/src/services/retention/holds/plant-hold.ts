import type { HoldInput } from "../../../generated/retention-v1.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { PlantingContext, SeedProblem } from "../../../service/service.ts";
import type { RetentionTransaction, RetentionWorld } from "../retention-context.ts";
import { addHold, draftHold } from "./add-hold.ts";
import type { SeedHold } from "./seed-hold.ts";
import type { StoredHold } from "./stored-hold.ts";

/**
 * Puts a hold of a seed into its matter, in whatever state that is.
 *
 * @throws Refusal for a hold in which {@link seedHoldProblem} finds something, and for a name that the matter has
 */
export async function plantHold(
  transaction: RetentionTransaction,
  matterId: string,
  seedHold: SeedHold,
  { world, now }: PlantingContext<RetentionWorld>,
): Promise<StoredHold> {
  const draft = draftHold(inputOf(seedHold), world, new Date(now).toISOString());
  return addHold(transaction, matterId, draft, seedHold.id);
}

/** What is wrong with a hold of a seed by itself, with a pointer into it; `undefined` where nothing is. */
export function seedHoldProblem(seedHold: SeedHold, world: RetentionWorld): SeedProblem | undefined {
  try {
    draftHold(inputOf(seedHold), world, "");
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { field = "" } = error.details;
    return { pointer: field === "/orgUnit/orgUnitId" ? "/orgUnit" : field, problem: error.message };
  }
}

function inputOf({ name, corpus, query, accounts, orgUnit }: SeedHold): HoldInput {
  return {
    name,
    corpus,
    query,
    accounts: accounts?.map((email) => ({ email })),
    ...(orgUnit !== undefined && { orgUnit: { orgUnitId: orgUnit } }),
  };
}
