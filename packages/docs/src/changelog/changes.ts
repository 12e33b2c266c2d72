import { readFrontMatter } from "../repository/front-matter.ts";

/** Semver increment that a change requires. */
export type Step = "major" | "minor" | "patch";

/** All increments, largest first. */
export const STEPS: readonly Step[] = ["major", "minor", "patch"];

/** A change in a release, with all packages that it affects. */
export interface Change {
  /** Name of the changeset, for example `exact-identifiers`. Undefined after the release. */
  readonly name?: string;
  /** The largest increment among the affected packages. */
  readonly step: Step;
  /** Description in Markdown. */
  readonly text: string;
  /** For example `@seamline/edge`. */
  readonly packages: readonly string[];
}

/** The changes in a release. */
export interface Release {
  /** Undefined for changes that are not released yet. */
  readonly version: string | undefined;
  /** Largest increment first. */
  readonly changes: readonly Change[];
}

/**
 * Returns all releases, newest first. Unreleased changes form the first release.
 *
 * @param changesets text of pending changesets by name
 * @param changelogs text of changelogs by package
 */
export function releasesOf(
  changesets: Readonly<Record<string, string>>,
  changelogs: Readonly<Record<string, string>>,
): Release[] {
  const pending = Object.entries(changesets).flatMap(([name, text]) => pendingChange(name, text));
  const released = Object.entries(changelogs).flatMap(([name, text]) => releasedChanges(name, text));
  const versions = Map.groupBy(released, ({ version }) => version);
  return [
    ...(pending.length > 0 ? [{ version: undefined, changes: inOrder(pending) }] : []),
    ...[...versions]
      .toSorted(([a], [b]) => compareVersions(b, a))
      .map(([version, changes]) => ({
        version,
        changes: inOrder(merged(changes.map(({ change }) => change))),
      })),
  ];
}

/** Parses a changeset. Its metadata contains the semver increment of each package. */
function pendingChange(name: string, file: string): Change[] {
  const { data, body } = readFrontMatter(file);
  const steps = Object.values(data) as Step[];
  const step = STEPS.find((each) => steps.includes(each));
  return step ? [{ name, step, text: body.trim(), packages: Object.keys(data) }] : [];
}

interface VersionedChange {
  readonly version: string;
  readonly change: Change;
}

/** Parses a changelog in the format of Changesets: a heading per version, a heading per increment, and a list. */
function releasedChanges(name: string, changelog: string): VersionedChange[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [version = "", ...parts] = section.split(/^### (?=(?:Major|Minor|Patch) Changes$)/m);
      return parts.flatMap((part) => {
        const step = part.split(" ")[0]?.toLowerCase() as Step;
        const change = (text: string) => ({ step, text, packages: [name] });
        return itemsOf(part).map((text) => ({ version: version.trim(), change: change(text) }));
      });
    });
}

/** Returns the text of each list item, without commit hashes and without lists of updated dependencies. */
function itemsOf(list: string): string[] {
  return list
    .split(/^- /m)
    .slice(1)
    .map((item) =>
      item
        .replace(/^[0-9a-f]{7,}: /, "")
        .replaceAll(/^ {2}/gm, "")
        .trim(),
    )
    .filter((text) => !text.startsWith("Updated dependencies"));
}

/** Merges changes with the same text, because the changelog of each affected package repeats them. */
function merged(changes: readonly Change[]): Change[] {
  return [...Map.groupBy(changes, ({ text }) => text)].map(([text, same]) => ({
    step: inOrder(same)[0]?.step ?? "patch",
    text,
    packages: same.flatMap(({ packages }) => packages).toSorted(),
  }));
}

function inOrder(changes: readonly Change[]): Change[] {
  return changes.toSorted((a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step));
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
