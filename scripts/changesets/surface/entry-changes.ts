import { greatestStep, type Step } from "@seamline/contract-diff/change";
import type { Reports } from "../../api-report/extract-reports.ts";
import { compareSurfaces, type SurfaceChange } from "./compare-surfaces.ts";
import { type Declaration, parseReport, type Surface } from "./parse-report.ts";

/** What changed in an entry of a package, or in a package as a whole. */
export interface EntryChanges {
  /** `@seamline/edge/reference`. */
  readonly entry: string;
  /** `@seamline/edge`. */
  readonly package: string;
  readonly state: "new" | "changed" | "removed";
  readonly step: Step;
  readonly changes: readonly SurfaceChange[];
}

/**
 * Finds what changed in the entries of packages.
 *
 * @param before reports by package and entry: `@seamline/edge/reference.api.md`
 * @param isRated whether the changes of an entry count; those that follow from a contract are rated there
 */
export function entryChanges(
  before: Reports,
  now: Reports,
  isRated: (entry: string) => boolean = () => true,
): EntryChanges[] {
  const releases = { before: entriesOf(before), now: entriesOf(now) };
  const entries = [...new Set([...releases.before.keys(), ...releases.now.keys()])].toSorted();
  return withWholePackages(
    entries.flatMap((entry) => changesOf(entry, releases, isRated)),
    releases,
  );
}

/** The entries of all packages, at two times. */
interface Releases {
  readonly before: Entries;
  readonly now: Entries;
}

type Entries = ReadonlyMap<string, Surface>;

function entriesOf(reports: Reports): Entries {
  return new Map(
    [...reports].map(([path, text]) => [path.replace(/(\/index)?\.api\.md$/, ""), parseReport(text)]),
  );
}

function changesOf(entry: string, releases: Releases, isRated: (entry: string) => boolean): EntryChanges[] {
  const [was, is] = [releases.before.get(entry), releases.now.get(entry)];
  if (was === undefined || is === undefined) return [whole(entry, was === undefined ? "new" : "removed")];
  const isKept = (name: string): boolean => was.passedOn.has(name) && is.passedOn.has(name);
  const own = isRated(entry)
    ? compareSurfaces(withPassedOn(was, releases.before, isKept), withPassedOn(is, releases.now, isKept))
    : [];
  const passed = [...was.passedOn].filter(isKept).flatMap((name): SurfaceChange[] => {
    const isKnown = releases.before.has(name) && releases.now.has(name);
    const [{ step } = {}] = isKnown ? changesOf(name, releases, isRated) : [];
    return step ? [{ step, place: `export * from "${name}"`, text: "What it passes on changed." }] : [];
  });
  const changes = [...own, ...passed];
  const step = greatestStep(changes.map((change) => change.step));
  return step ? [{ entry, package: packageOf(entry), state: "changed", step, changes }] : [];
}

/**
 * Adds what an entry passes on to what it declares, but for what it passes on at both times. A module of others counts
 * as one declaration.
 */
function withPassedOn(
  { declarations, passedOn }: Surface,
  entries: Entries,
  isKept: (name: string) => boolean,
): Surface {
  const others = [...passedOn].filter((name) => !isKept(name));
  const added = others.flatMap((name): Iterable<[string, Declaration]>[] => {
    const surface = entries.get(name);
    if (surface === undefined) return [[[`export * from "${name}"`, { isExported: true, shapes: [] }]]];
    return [withPassedOn(surface, entries, () => false).declarations];
  });
  return { declarations: new Map([...added.flatMap((each) => [...each]), ...declarations]), passedOn };
}

/** Says once that a package is new or gone, and not of each of its entries. */
function withWholePackages(changes: readonly EntryChanges[], { before, now }: Releases): EntryChanges[] {
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
