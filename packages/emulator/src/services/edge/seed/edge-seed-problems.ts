import type { SeedProblem } from "../../../framework/seed.ts";
import { validateRecordValue } from "../records/record-types.ts";
import { canonicalDomain, isDomainName } from "../zones/dns-names.ts";
import { validateSettings } from "../zones/stored-zone.ts";
import { accountKeys, type EdgeSection, MAX_SEED_ID, parseSeedTime, type SeedZone } from "./edge-section.ts";

/** What a schema cannot say of a seed. No problem shows a key. */
export function validateEdgeSection(section: EdgeSection): SeedProblem[] {
  const { zones = [] } = section;
  const keys = accountKeys(section).map(({ key }) => key);
  const known = new Set(keys);
  return [
    ...duplicateProblems(
      keys,
      (at) => `/keys/${at}/key`,
      "key must be another than that of an account before it: each has its own.",
    ),
    ...duplicateProblems(
      zones.map(({ Domain }) => canonicalDomain(Domain)),
      (at) => `/zones/${at}/Domain`,
      "Domain must be another than that of a zone before it: a domain has one zone.",
    ),
    ...duplicateIdProblems(zones),
    ...zones.flatMap((zone, at) => validateZone(zone, `/zones/${at}`, known)),
  ];
}

function duplicateIdProblems(zones: readonly SeedZone[]): SeedProblem[] {
  const records = zones.flatMap(({ Records = [] }, zone) => Records.map(({ Id }, at) => ({ Id, zone, at })));
  return [
    ...duplicateProblems(
      zones.map(({ Id }) => Id),
      (at) => `/zones/${at}/Id`,
      "Id must be another than that of a zone before it.",
    ),
    ...duplicateProblems(
      records.map(({ Id }) => Id),
      (at) => `/zones/${records[at]?.zone}/Records/${records[at]?.at}/Id`,
      "Id must be another than that of a record before it, in whatever zone.",
    ),
  ];
}

/** @param pointerAt leads to the value at a place: there may be many values, and few problems */
function duplicateProblems(
  values: readonly (string | number | undefined)[],
  pointerAt: (at: number) => string,
  problem: string,
): SeedProblem[] {
  const seen = new Set<string | number>();
  return values.flatMap((value, at) => {
    if (value === undefined) return [];
    const isRepeated = seen.has(value);
    seen.add(value);
    return isRepeated ? [{ pointer: pointerAt(at), problem }] : [];
  });
}

function validateZone(zone: SeedZone, pointer: string, keys: ReadonlySet<string>): SeedProblem[] {
  const wrong = validateSettings(zone);
  const isKnown = zone.key === undefined || keys.has(zone.key);
  return [
    ...problemUnless(
      isDomainName(zone.Domain),
      `${pointer}/Domain`,
      "Domain must be a domain such as example.com.",
    ),
    ...problemUnless(isKnown, `${pointer}/key`, "key must be that of one of the accounts."),
    ...problemUnless(!wrong, `${pointer}/${wrong?.member}`, `${wrong?.problem}`),
    ...validateTimes(zone, pointer),
    ...validateRecords(zone, pointer),
  ];
}

function problemUnless(isRight: boolean, pointer: string, problem: string): SeedProblem[] {
  return isRight ? [] : [{ pointer, problem }];
}

function validateTimes(zone: SeedZone, pointer: string): SeedProblem[] {
  return (["DateCreated", "DateModified", "NameserversNextCheck"] as const)
    .filter((member) => zone[member] !== undefined && parseSeedTime(zone[member]) === undefined)
    .map((member) => ({
      pointer: `${pointer}/${member}`,
      problem: `${member} must be a time such as 2026-02-06T09:27:36Z.`,
    }));
}

/** The contract's own schema says less of the Ids of records. */
function validateRecords({ Records = [] }: SeedZone, pointer: string): SeedProblem[] {
  return Records.flatMap((record, at) => {
    const place = `${pointer}/Records/${at}`;
    const { Id = 1 } = record;
    const wrong = validateRecordValue(record);
    return [
      ...problemUnless(!wrong, `${place}/Value`, `${wrong}`),
      ...problemUnless(Id >= 1, `${place}/Id`, "Id must be at least 1."),
      ...problemUnless(Id <= MAX_SEED_ID, `${place}/Id`, `Id must be at most ${MAX_SEED_ID}.`),
    ];
  });
}
