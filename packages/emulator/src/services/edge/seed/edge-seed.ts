import type { SeedingContext } from "@seamline/emulator-kit";
import { keyScope } from "../access/key-scope.ts";
import type { EdgeAccount, EdgeFixtures, EdgeTransaction } from "../edge-context.ts";
import { recordsWithIds } from "../records/record-operations.ts";
import { addDomains } from "../zones/domain-blocks.ts";
import { defaultSettings, type StoredZone, type ZoneSettings } from "../zones/stored-zone.ts";
import { nextZoneId } from "../zones/zone-identity.ts";
import { accountKeys, type EdgeSection, parseSeedTime, type SeedZone } from "./edge-section.ts";

/** Zones without a key belong to this account. */
const FIRST_ACCOUNT = 1;

/** Zones are added to the domain index in batches of this size. */
const ZONES_PER_STEP = 1_000;

export async function seedEdge(
  transaction: EdgeTransaction,
  { zones = [] }: EdgeSection,
  context: SeedingContext<EdgeFixtures>,
): Promise<void> {
  let added: StoredZone[] = [];
  for (const seed of zones) {
    const zone = await zoneFromSeed(transaction, seed, context);
    await transaction.put("zones", `${zone.id}`, zone);
    if (added.push(zone) < ZONES_PER_STEP) continue;
    await addDomains(transaction, added);
    added = [];
  }
  await addDomains(transaction, added);
}

/** Returns the part of a seed that operations cannot change: the accounts and the highest Ids. */
export function fixturesOf(section: EdgeSection = {}): EdgeFixtures {
  const { zones = [] } = section;
  const accounts = accountKeys(section).map(({ key, ...rules }, at): [string, EdgeAccount] => [
    key,
    { number: at + 1, scope: keyScope(rules) },
  ]);
  const records = zones.flatMap(({ Records = [] }) => Records);
  return { accounts: new Map(accounts), seededIds: { zone: maxId(zones), record: maxId(records) } };
}

async function zoneFromSeed(
  transaction: EdgeTransaction,
  seed: SeedZone,
  { fixtures, now }: SeedingContext<EdgeFixtures>,
): Promise<StoredZone> {
  const createdAt = optionalSeedTime(seed.DateCreated) ?? now;
  const nextCheckAt = optionalSeedTime(seed.NameserversNextCheck);
  return {
    id: seed.Id ?? (await nextZoneId(transaction, fixtures)),
    account: fixtures.accounts.get(seed.key ?? "")?.number ?? FIRST_ACCOUNT,
    domain: seed.Domain,
    records: await recordsWithIds(transaction, fixtures, seed.Records ?? []),
    settings: settingsFromSeed(seed),
    createdAt,
    modifiedAt: optionalSeedTime(seed.DateModified) ?? createdAt,
    ...(nextCheckAt !== undefined && { nextCheckAt }),
  };
}

function settingsFromSeed(seed: SeedZone): ZoneSettings {
  const settings = Object.entries(seed).filter(([member]) => Object.hasOwn(defaultSettings, member));
  return { ...defaultSettings, ...Object.fromEntries(settings) };
}

function optionalSeedTime(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseSeedTime(text);
}

function maxId(all: readonly { readonly Id?: number }[]): number {
  return all.reduce((highest, { Id = 0 }) => Math.max(highest, Id), 0);
}
