import type { SeedingContext } from "@seamline/emulator-kit";
import { schedulePurge } from "../matters/matter-lifecycle.ts";
import { newMatter } from "../matters/matter-operations.ts";
import type { StoredMatter } from "../matters/stored-matter.ts";
import type { AllocatedId } from "../resource-conventions.ts";
import type { RetentionFixtures, RetentionTransaction } from "../retention-context.ts";
import { addSavedQuery } from "../saved-queries/saved-query-operations.ts";
import type { StoredSavedQuery } from "../saved-queries/stored-saved-query.ts";
import { seedExport } from "./export-seed.ts";
import { seedHold } from "./hold-seed.ts";
import type { SeedMatter, SeedSavedQuery } from "./matter-section.ts";
import type { RetentionSection } from "./retention-section.ts";

/** Returns the id from the seed, or a new unused id. */
type IdAllocator = (seededId: string | undefined) => string;

interface SeedIds {
  readonly matter: IdAllocator;
  readonly hold: IdAllocator;
  readonly savedQuery: IdAllocator;
  readonly export: IdAllocator;
}

export async function seedRetention(
  transaction: RetentionTransaction,
  { matters = [] }: RetentionSection,
  context: SeedingContext<RetentionFixtures>,
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
  context: SeedingContext<RetentionFixtures>,
): Promise<void> {
  const allocated = { id: ids.matter(seed.matterId), number: await transaction.nextNumber("matters") };
  const matter = matterFromSeed(seed, allocated, context.fixtures);
  const { matterId, state } = matter;
  await transaction.put("matters", matterId, matter);
  if (state === "DELETED") await schedulePurge(transaction, matterId, context.now);
  for (const hold of seed.holds ?? [])
    await seedHold(transaction, matterId, { ...hold, id: ids.hold(hold.id) }, context);
  for (const query of seed.savedQueries ?? [])
    await seedSavedQuery(transaction, matterId, { ...query, id: ids.savedQuery(query.id) }, context);
  for (const seededExport of seed.exports ?? [])
    await seedExport(transaction, matterId, { ...seededExport, id: ids.export(seededExport.id) }, context);
}

function matterFromSeed(
  seed: SeedMatter,
  allocated: AllocatedId,
  { directory }: RetentionFixtures,
): StoredMatter {
  const { owner, permissions = [], state = "OPEN" } = seed;
  const idOf = (account: string): string => directory.find(account)?.id ?? account;
  const matter = newMatter(allocated, seed, idOf(owner));
  const shared = permissions.map(({ accountId }) => ({ accountId: idOf(accountId), role: "COLLABORATOR" }));
  return { ...matter, state, matterPermissions: [...matter.matterPermissions, ...shared] };
}

/**
 * Adds a saved query from the seed to its matter, regardless of the matter's state.
 *
 * @throws ServiceError 409 if the matter already contains a saved query with the same name
 */
async function seedSavedQuery(
  transaction: RetentionTransaction,
  matterId: string,
  { id, ...input }: SeedSavedQuery,
  { now }: SeedingContext<RetentionFixtures>,
): Promise<StoredSavedQuery> {
  return addSavedQuery(transaction, matterId, input, new Date(now).toISOString(), id);
}

/**
 * Creates an id allocator for seed resources without ids. The ids have the service's format.
 *
 * @param seededIds all ids of this kind in the seed; they are never allocated
 */
function createIdAllocator(prefix: string, seededIds: Iterable<string | undefined>): IdAllocator {
  const usedIds = new Set(seededIds);
  let number = 0;
  return (seededId) => {
    if (seededId !== undefined) return seededId;
    do number += 1;
    while (usedIds.has(`${prefix}-${number}`));
    return `${prefix}-${number}`;
  };
}
