import { parse } from "yaml";

/** The step of a version that a change asks for. */
export type Step = "major" | "minor" | "patch";

/** A change of a package that no release has yet. */
export interface Change {
  /** Its file: `exact-identifiers`. */
  readonly name: string;
  readonly step: Step;
  /** Markdown. */
  readonly text: string;
}

/** What changed in a package. */
export interface PackageChanges {
  /** `@seamline/edge`. */
  readonly name: string;
  /** The greatest step comes first. */
  readonly unreleased: readonly Change[];
  /** Its `CHANGELOG.md` without its heading, which is Markdown; undefined before the first release. */
  readonly released: string | undefined;
}

const STEPS: readonly Step[] = ["major", "minor", "patch"];

/**
 * Reads changes by package.
 *
 * @param changesets text of pending changesets by their names
 * @param changelogs text of changelogs by the names of their packages
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

/** A changeset names its packages and their steps above its text. */
function pendingChanges(name: string, file: string): { name: string; change: Change }[] {
  const [, head = "", text = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const steps = (parse(head) ?? {}) as Readonly<Record<string, Step>>;
  return Object.entries(steps).map(([of, step]) => ({
    name: of,
    change: { name, step, text: text.trim() },
  }));
}
