import type { SeedProblem } from "@seamline/emulator-kit";
import { validateRecordValue } from "../records/record-types.ts";
import { canonicalDomain, isDomainName } from "../zones/dns-names.ts";
import { validateSettings } from "../zones/stored-zone.ts";
import { accountKeys, type EdgeSection, parseSeedTime, type SeedZone } from "./edge-section.ts";

/** Yields the problems in a section that its schema cannot detect. Problems never contain a key. */
export function* validateEdgeSection(section: EdgeSection): Generator<readonly SeedProblem[]> {
  const { zones = [] } = section;
  const keys = accountKeys(section).map(({ key }) => key);
  const known = new Set(keys);
  yield duplicateProblems(
    keys,
    (at) => `/keys/${at}/key`,
    "key must be unique, but an earlier account has the same key.",
  );
  yield duplicateProblems(
    zones.map(({ Domain }) => canonicalDomain(Domain)),
    (at) => `/zones/${at}/Domain`,
    "Domain must be unique, but an earlier zone has the same domain.",
  );
  yield* duplicateIdProblems(zones);
  for (const [at, zone] of zones.entries()) yield validateZone(zone, `/zones/${at}`, known);
}

function* duplicateIdProblems(zones: readonly SeedZone[]): Generator<readonly SeedProblem[]> {
  yield duplicateProblems(
    zones.map(({ Id }) => Id),
    (at) => `/zones/${at}/Id`,
    "Id must be unique, but an earlier zone has the same Id.",
  );
  const records = zones.flatMap(({ Records = [] }, zone) => Records.map(({ Id }, at) => ({ Id, zone, at })));
  yield duplicateProblems(
    records.map(({ Id }) => Id),
    (at) => `/zones/${records[at]?.zone}/Records/${records[at]?.at}/Id`,
    "Id must be unique across all zones, but an earlier record has the same Id.",
  );
}

/**
 * @param pointerAt returns the JSON pointer to a value. Called only for problems, because a seed can have many values.
 */
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
  const invalid = validateSettings(zone);
  const isKnown = zone.key === undefined || keys.has(zone.key);
  return [
    ...problemUnless(
      isDomainName(zone.Domain),
      `${pointer}/Domain`,
      "Domain must be a domain such as example.com.",
    ),
    ...problemUnless(isKnown, `${pointer}/key`, "key must be the key of one of the accounts."),
    ...problemUnless(!invalid, `${pointer}/${invalid?.member}`, `${invalid?.problem}`),
    ...validateTimes(zone, pointer),
    ...validateRecords(zone, pointer),
  ];
}

function problemUnless(isValid: boolean, pointer: string, problem: string): SeedProblem[] {
  return isValid ? [] : [{ pointer, problem }];
}

function validateTimes(zone: SeedZone, pointer: string): SeedProblem[] {
  return (["DateCreated", "DateModified", "NameserversNextCheck"] as const)
    .filter((member) => zone[member] !== undefined && parseSeedTime(zone[member]) === undefined)
    .map((member) => ({
      pointer: `${pointer}/${member}`,
      problem: `${member} must be a time such as 2026-02-06T09:27:36Z.`,
    }));
}

function validateRecords({ Records = [] }: SeedZone, pointer: string): SeedProblem[] {
  return Records.flatMap((record, at) => {
    const problem = validateRecordValue(record);
    return problemUnless(!problem, `${pointer}/Records/${at}/Value`, `${problem}`);
  });
}
