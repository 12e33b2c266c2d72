import type { PlantingContext } from "../../../service/service.ts";
import type { EdgeTransaction, EdgeWorld } from "../edge-context.ts";
import { nextZoneId } from "../next-ids.ts";
import { newRecords } from "../records/new-records.ts";
import { addDomains } from "../zones/domain-blocks.ts";
import type { StoredZone } from "../zones/stored-zone.ts";
import { defaultSettings, type ZoneSettings } from "../zones/zone-settings.ts";
import type { EdgeSection, SeedZone } from "./edge-section.ts";
import { seedTime } from "./seed-time.ts";

/** The account of zones that name none. */
const FIRST_ACCOUNT = 1;

/** Keeps the zones of a seed. */
export async function plantEdge(
  transaction: EdgeTransaction,
  { zones = [] }: EdgeSection,
  context: PlantingContext<EdgeWorld>,
): Promise<void> {
  const planted: StoredZone[] = [];
  for (const seed of zones) {
    const zone = await plantedZone(transaction, seed, context);
    await transaction.put("zones", `${zone.id}`, zone);
    planted.push(zone);
  }
  await addDomains(transaction, planted);
}

async function plantedZone(
  transaction: EdgeTransaction,
  seed: SeedZone,
  { world, now }: PlantingContext<EdgeWorld>,
): Promise<StoredZone> {
  const createdAt = timeOf(seed.DateCreated) ?? now;
  const nextCheckAt = timeOf(seed.NameserversNextCheck);
  return {
    id: seed.Id ?? (await nextZoneId(transaction, world)),
    account: world.accounts.get(seed.key ?? "")?.number ?? FIRST_ACCOUNT,
    domain: seed.Domain,
    records: await newRecords(transaction, world, seed.Records ?? []),
    settings: settingsOf(seed),
    createdAt,
    modifiedAt: timeOf(seed.DateModified) ?? createdAt,
    ...(nextCheckAt !== undefined && { nextCheckAt }),
  };
}

function settingsOf(seed: SeedZone): ZoneSettings {
  const given = Object.entries(seed).filter(([member]) => Object.hasOwn(defaultSettings, member));
  return { ...defaultSettings, ...Object.fromEntries(given) };
}

function timeOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : seedTime(text);
}
