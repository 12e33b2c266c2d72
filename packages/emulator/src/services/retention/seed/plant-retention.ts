import type { PlantingContext } from "../../../service/service.ts";
import { plantExport } from "../exports/plant-export.ts";
import type { FreshId } from "../fresh-id.ts";
import { plantHold } from "../holds/plant-hold.ts";
import { newMatter } from "../matters/new-matter.ts";
import { planPurge } from "../matters/purge-matter.ts";
import type { StoredMatter } from "../matters/stored-matter.ts";
import type { RetentionTransaction, RetentionWorld } from "../retention-context.ts";
import { plantSavedQuery } from "../saved-queries/plant-saved-query.ts";
import { type AllotId, createIdAllotter } from "./id-allotter.ts";
import type { RetentionSection } from "./retention-section.ts";
import type { SeedMatter } from "./seed-matter.ts";

interface Ids {
  readonly matter: AllotId;
  readonly hold: AllotId;
  readonly savedQuery: AllotId;
  readonly export: AllotId;
}

/** Puts the matters of a seed, and what they hold, into the store. */
export async function plantRetention(
  transaction: RetentionTransaction,
  { matters = [] }: RetentionSection,
  context: PlantingContext<RetentionWorld>,
): Promise<void> {
  const ids = idsOf(matters);
  for (const seed of matters) await plantMatter(transaction, seed, ids, context);
}

function idsOf(matters: readonly SeedMatter[]): Ids {
  const idOf = ({ id }: { readonly id?: string }): string | undefined => id;
  const holds = matters.flatMap((matter) => matter.holds ?? []);
  const savedQueries = matters.flatMap((matter) => matter.savedQueries ?? []);
  const exports = matters.flatMap((matter) => matter.exports ?? []);
  return {
    matter: createIdAllotter(
      "matter",
      matters.map(({ matterId }) => matterId),
    ),
    hold: createIdAllotter("hold", holds.map(idOf)),
    savedQuery: createIdAllotter("query", savedQueries.map(idOf)),
    export: createIdAllotter("export", exports.map(idOf)),
  };
}

async function plantMatter(
  transaction: RetentionTransaction,
  seed: SeedMatter,
  ids: Ids,
  context: PlantingContext<RetentionWorld>,
): Promise<void> {
  const fresh = { id: ids.matter(seed.matterId), number: await transaction.nextNumber("matters") };
  const matter = storedMatter(seed, fresh, context.world);
  const { matterId, state } = matter;
  await transaction.put("matters", matterId, matter);
  if (state === "DELETED") await planPurge(transaction, matterId, context.now);
  for (const hold of seed.holds ?? [])
    await plantHold(transaction, matterId, { ...hold, id: ids.hold(hold.id) }, context);
  for (const query of seed.savedQueries ?? [])
    await plantSavedQuery(transaction, matterId, { ...query, id: ids.savedQuery(query.id) }, context);
  for (const each of seed.exports ?? [])
    await plantExport(transaction, matterId, { ...each, id: ids.export(each.id) }, context);
}

function storedMatter(seed: SeedMatter, fresh: FreshId, { directory }: RetentionWorld): StoredMatter {
  const { owner, permissions = [], state = "OPEN" } = seed;
  const idOf = (account: string): string => directory.find(account)?.id ?? account;
  const matter = newMatter(fresh, seed, idOf(owner));
  const shared = permissions.map(({ accountId }) => ({ accountId: idOf(accountId), role: "COLLABORATOR" }));
  return { ...matter, state, matterPermissions: [...matter.matterPermissions, ...shared] };
}
