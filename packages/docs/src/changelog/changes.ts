import { parse } from "yaml";

/** Semver increment that a change requires. */
export type Step = "major" | "minor" | "patch";

/** An unreleased change to a package. */
export interface Change {
  /** Name of the changeset, for example `exact-identifiers`. */
  readonly name: string;
  readonly step: Step;
  /** Description in Markdown. */
  readonly text: string;
}

/** Unreleased and released changes to a package. */
export interface PackageChanges {
  /** For example `@seamline/edge`. */
  readonly name: string;
  /** Ordered from major to patch. */
  readonly unreleased: readonly Change[];
  /** Markdown of `CHANGELOG.md` without its heading, or undefined before the first release. */
  readonly released: string | undefined;
}

const STEPS: readonly Step[] = ["major", "minor", "patch"];

/**
 * Groups changes by package.
 *
 * @param changesets text of pending changesets by name
 * @param changelogs text of changelogs by package
 */
export function changesByPackage(
  changesets: Readonly<Record<string, string>>,
  changelogs: Readonly<Record<string, string>>,
): PackageChanges[] {
  const pending = Object.entries(changesets).flatMap(([name, text]) => pendingChanges(name, text));
  const names = new Set([...pending.map(({ name }) => name), ...Object.keys(changelogs)]);
  return [...names].sort().map((name) => ({
    name,
    unreleased: pending
      .filter((each) => each.name === name)
      .map(({ change }) => change)
      .toSorted((a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step)),
    released: changelogs[name]?.replace(/^# .*\n+/, ""),
  }));
}

/** Parses a changeset. Its front matter contains the semver increment of each package. */
function pendingChanges(name: string, file: string): { name: string; change: Change }[] {
  const [, head = "", text = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const steps = (parse(head) ?? {}) as Readonly<Record<string, Step>>;
  return Object.entries(steps).map(([of, step]) => ({
    name: of,
    change: { name, step, text: text.trim() },
  }));
}
