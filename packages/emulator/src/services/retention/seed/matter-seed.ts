import type { SeedingContext } from "../../../framework/service.ts";
import { schedulePurge } from "../matters/matter-lifecycle.ts";
import { newMatter } from "../matters/matter-operations.ts";
import type { StoredMatter } from "../matters/stored-matter.ts";
import type { AllocatedId } from "../resource-conventions.ts";
import type { RetentionTransaction, RetentionWorld } from "../retention-context.ts";
import { addSavedQuery } from "../saved-queries/saved-query-operations.ts";
import type { StoredSavedQuery } from "../saved-queries/stored-saved-query.ts";
import { seedExport } from "./export-seed.ts";
import { seedHold } from "./hold-seed.ts";
import type { SeedMatter, SeedSavedQuery } from "./matter-section.ts";
import type { RetentionSection } from "./retention-section.ts";

interface SeedIds {
  readonly matter: IdAllocator;
  readonly hold: IdAllocator;
  readonly savedQuery: IdAllocator;
  readonly export: IdAllocator;
}

/** Puts the matters of a seed, and what they hold, into the store. */
export async function seedRetention(
  transaction: RetentionTransaction,
  { matters = [] }: RetentionSection,
  context: SeedingContext<RetentionWorld>,
): Promise<void> {
  const ids = createSeedIds(matters);
  for (const seed of matters) await seedMatter(transaction, seed, ids, context);
}

function createSeedIds(matters: readonly SeedMatter[]): SeedIds {
  const idOf = ({ id }: { readonly id?: string }): string | undefined => id;
  const holds = matters.flatMap((matter) => matter.holds ?? []);
  const savedQueries = matters.flatMap((matter) => matter.savedQueries ?? []);
  const exports = matters.flatMap((matter) => matter.exports ?? []);
  return {
    matter: createIdAllocator(
      "matter",
      matters.map(({ matterId }) => matterId),
    ),
    hold: createIdAllocator("hold", holds.map(idOf)),
    savedQuery: createIdAllocator("query", savedQueries.map(idOf)),
    export: createIdAllocator("export", exports.map(idOf)),
  };
}

async function seedMatter(
  transaction: RetentionTransaction,
  seed: SeedMatter,
  ids: SeedIds,
  context: SeedingContext<RetentionWorld>,
): Promise<void> {
  const fresh = { id: ids.matter(seed.matterId), number: await transaction.nextNumber("matters") };
  const matter = matterFromSeed(seed, fresh, context.world);
  const { matterId, state } = matter;
  await transaction.put("matters", matterId, matter);
  if (state === "DELETED") await schedulePurge(transaction, matterId, context.now);
  for (const hold of seed.holds ?? [])
    await seedHold(transaction, matterId, { ...hold, id: ids.hold(hold.id) }, context);
  for (const query of seed.savedQueries ?? [])
    await seedSavedQuery(transaction, matterId, { ...query, id: ids.savedQuery(query.id) }, context);
  for (const each of seed.exports ?? [])
    await seedExport(transaction, matterId, { ...each, id: ids.export(each.id) }, context);
}

function matterFromSeed(seed: SeedMatter, fresh: AllocatedId, { directory }: RetentionWorld): StoredMatter {
  const { owner, permissions = [], state = "OPEN" } = seed;
  const idOf = (account: string): string => directory.find(account)?.id ?? account;
  const matter = newMatter(fresh, seed, idOf(owner));
  const shared = permissions.map(({ accountId }) => ({ accountId: idOf(accountId), role: "COLLABORATOR" }));
  return { ...matter, state, matterPermissions: [...matter.matterPermissions, ...shared] };
}

/**
 * Puts a saved query of a seed into its matter, in whatever state that is.
 *
 * @throws ServiceError 409 where the matter has a saved query of that name
 */
async function seedSavedQuery(
  transaction: RetentionTransaction,
  matterId: string,
  { id, ...input }: SeedSavedQuery,
  { now }: SeedingContext<RetentionWorld>,
): Promise<StoredSavedQuery> {
  return addSavedQuery(transaction, matterId, input, new Date(now).toISOString(), id);
}

/** Gives everything an id: its own, or one that nothing else has. */
type IdAllocator = (own: string | undefined) => string;

/**
 * Ids for what a seed gives none, in the form in which the service makes them.
 *
 * @param own the ids that the seed gives, wherever they stand in it
 */
function createIdAllocator(prefix: string, own: Iterable<string | undefined>): IdAllocator {
  const taken = new Set(own);
  let number = 0;
  return (given) => {
    if (given !== undefined) return given;
    do number += 1;
    while (taken.has(`${prefix}-${number}`));
    return `${prefix}-${number}`;
  };
}
