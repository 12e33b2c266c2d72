import type { Change, Step } from "@seamline/contract-diff/change";
import type { Reports } from "../api-report/extract-reports.ts";

/** A change of an entry. */
export type EntryChange = Omit<Change, "pointer">;

/** What changed in an entry of a package, or in a package as a whole. */
export interface EntryChanges {
  /** `@seamline/edge/reference`. */
  readonly entry: string;
  /** `@seamline/edge`. */
  readonly package: string;
  readonly state: "new" | "changed" | "removed";
  /** The smallest step that the change needs. */
  readonly step: Step;
  readonly changes: readonly EntryChange[];
}

/** A change of a report may or may not break users. So it requires a changeset, and people choose the step. */
const CHANGED: EntryChange = {
  step: "patch",
  place: "API report",
  text: "Its public types changed. Choose a greater step if users must change or can do more.",
};

/**
 * Finds the entries of packages whose reports changed.
 *
 * @param before reports by package and entry: `@seamline/edge/reference.api.md`
 * @param isRated whether the changes of an entry count; those that follow from a contract are rated there
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

/** Reports by entry. */
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

/** Says once that a package is new or gone, and not of each of its entries. */
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

/** The name, with its scope. */
function packageOf(entry: string): string {
  const names = entry.split("/");
  return names.slice(0, entry.startsWith("@") ? 2 : 1).join("/");
}
