import type { Change, Step } from "@seamline/contract-diff/change";
import type { Reports } from "../api-report/extract-reports.ts";

export type EntryChange = Omit<Change, "pointer">;

/** The changes to a package entry, or to a package as a whole. */
export interface EntryChanges {
  /** `@seamline/edge/reference`. */
  readonly entry: string;
  /** `@seamline/edge`. */
  readonly package: string;
  readonly state: "new" | "changed" | "removed";
  /** The smallest bump that covers the change. */
  readonly step: Step;
  readonly changes: readonly EntryChange[];
}

/**
 * A report does not show whether a change breaks users. So any change requires a changeset, and people choose the bump.
 */
const CHANGED: EntryChange = {
  step: "patch",
  place: "API report",
  text: "Its public types changed. Choose a higher bump if users must change their code or gain a feature.",
};

/**
 * Finds the package entries whose reports changed.
 *
 * @param before reports by package and entry: `@seamline/edge/reference.api.md`
 * @param isRated whether to include an entry's changes; false for entries whose changes are rated with a contract
 */
export function entryChanges(
  before: Reports,
  now: Reports,
  isRated: (entry: string) => boolean = () => true,
): EntryChanges[] {
  const [were, are] = [before, now].map(byEntry) as [Entries, Entries];
  const entries = [...new Set([...were.keys(), ...are.keys()])].toSorted();
  const changes = entries.flatMap((entry) => changesOf(entry, were.get(entry), are.get(entry), isRated));
  return withWholePackages(changes, were, are);
}

type Entries = ReadonlyMap<string, string>;

function byEntry(reports: Reports): Entries {
  return new Map([...reports].map(([path, text]) => [path.replace(/(\/index)?\.api\.md$/, ""), text]));
}

function changesOf(
  entry: string,
  was: string | undefined,
  is: string | undefined,
  isRated: (entry: string) => boolean,
): EntryChanges[] {
  if (was === undefined || is === undefined) return [whole(entry, was === undefined ? "new" : "removed")];
  if (was === is || !isRated(entry)) return [];
  return [{ entry, package: packageOf(entry), state: "changed", step: CHANGED.step, changes: [CHANGED] }];
}

/** Replaces the changes to all entries of a new or removed package with a single change to the package. */
function withWholePackages(changes: readonly EntryChanges[], before: Entries, now: Entries): EntryChanges[] {
  const [old, current] = [before, now].map((entries) => new Set([...entries.keys()].map(packageOf)));
  const isPart = (each: EntryChanges): boolean => old?.has(each.package) === current?.has(each.package);
  const packages = new Set(changes.filter((each) => !isPart(each)).map((each) => each.package));
  const wholes = [...packages].map((name) => whole(name, old?.has(name) ? "removed" : "new"));
  return [...wholes, ...changes.filter(isPart)];
}

function whole(entry: string, state: "new" | "removed"): EntryChanges {
  return { entry, package: packageOf(entry), state, step: state === "new" ? "minor" : "major", changes: [] };
}

/** Returns the package name with its scope. */
function packageOf(entry: string): string {
  const names = entry.split("/");
  return names.slice(0, entry.startsWith("@") ? 2 : 1).join("/");
}
