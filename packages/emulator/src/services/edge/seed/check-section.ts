import type { SeedProblem } from "../../../service/service.ts";
import { problemOfValue } from "../records/record-problem.ts";
import { foldedDomain, isDomainName } from "../zones/domain-name.ts";
import { problemOfSettings } from "../zones/zone-settings.ts";
import type { EdgeSection, SeedZone } from "./edge-section.ts";
import { HIGHEST_ID } from "./highest-id.ts";
import { seedKeys } from "./seed-keys.ts";
import { seedTime } from "./seed-time.ts";

/** What a schema cannot say of a seed. No problem shows a key. */
export function checkSection(section: EdgeSection): SeedProblem[] {
  const { zones = [] } = section;
  const keys = seedKeys(section).map(({ key }) => key);
  const known = new Set(keys);
  return [
    ...repeated(
      keys,
      (at) => `/keys/${at}/key`,
      "key must be another than that of an account before it: each has its own.",
    ),
    ...repeated(
      zones.map(({ Domain }) => foldedDomain(Domain)),
      (at) => `/zones/${at}/Domain`,
      "Domain must be another than that of a zone before it: a domain has one zone.",
    ),
    ...repeatedIds(zones),
    ...zones.flatMap((zone, at) => problemsOfZone(zone, `/zones/${at}`, known)),
  ];
}

function repeatedIds(zones: readonly SeedZone[]): SeedProblem[] {
  const records = zones.flatMap(({ Records = [] }, zone) => Records.map(({ Id }, at) => ({ Id, zone, at })));
  return [
    ...repeated(
      zones.map(({ Id }) => Id),
      (at) => `/zones/${at}/Id`,
      "Id must be another than that of a zone before it.",
    ),
    ...repeated(
      records.map(({ Id }) => Id),
      (at) => `/zones/${records[at]?.zone}/Records/${records[at]?.at}/Id`,
      "Id must be another than that of a record before it, in whatever zone.",
    ),
  ];
}

/** @param pointerAt leads to the value at a place: there may be many values, and few problems */
function repeated(
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

function problemsOfZone(zone: SeedZone, pointer: string, keys: ReadonlySet<string>): SeedProblem[] {
  const wrong = problemOfSettings(zone);
  const isKnown = zone.key === undefined || keys.has(zone.key);
  return [
    ...problemUnless(
      isDomainName(zone.Domain),
      `${pointer}/Domain`,
      "Domain must be a domain such as example.com.",
    ),
    ...problemUnless(isKnown, `${pointer}/key`, "key must be that of one of the accounts."),
    ...problemUnless(!wrong, `${pointer}/${wrong?.member}`, `${wrong?.problem}`),
    ...problemsOfTimes(zone, pointer),
    ...problemsOfRecords(zone, pointer),
  ];
}

function problemUnless(isRight: boolean, pointer: string, problem: string): SeedProblem[] {
  return isRight ? [] : [{ pointer, problem }];
}

function problemsOfTimes(zone: SeedZone, pointer: string): SeedProblem[] {
  return (["DateCreated", "DateModified", "NameserversNextCheck"] as const)
    .filter((member) => zone[member] !== undefined && seedTime(zone[member]) === undefined)
    .map((member) => ({
      pointer: `${pointer}/${member}`,
      problem: `${member} must be a time such as 2026-02-06T09:27:36Z.`,
    }));
}

/** The contract's own schema says less of the Ids of records. */
function problemsOfRecords({ Records = [] }: SeedZone, pointer: string): SeedProblem[] {
  return Records.flatMap((record, at) => {
    const place = `${pointer}/Records/${at}`;
    const { Id = 1 } = record;
    const wrong = problemOfValue(record);
    return [
      ...problemUnless(!wrong, `${place}/Value`, `${wrong}`),
      ...problemUnless(Id >= 1, `${place}/Id`, "Id must be at least 1."),
      ...problemUnless(Id <= HIGHEST_ID, `${place}/Id`, `Id must be at most ${HIGHEST_ID}.`),
    ];
  });
}
