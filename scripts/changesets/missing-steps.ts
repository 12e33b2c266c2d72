import { greatestStep, reaches, type Step } from "@seamline/contract-diff/change";
import type { Changeset } from "../release/pending-changesets.ts";
import { belongsTo, type ChangedPart } from "./changed-part.ts";
import type { ContractPackage } from "./contract-packages.ts";

/** A package whose changesets announce a smaller version bump than its changes require. */
export interface MissingStep {
  readonly name: string;
  /** The bump that a changeset must contain, given this package's version. */
  readonly wanted: Step;
  /** The highest bump in the changesets. Undefined if no changeset names the package. */
  readonly stated: Step | undefined;
  readonly files: readonly string[];
  /** The changed parts that require a higher bump. */
  readonly parts: readonly ChangedPart[];
}

/** Finds the packages with missing changesets, or with changesets that are too small for the changes. */
export function missingSteps(
  changes: readonly ChangedPart[],
  packages: readonly ContractPackage[],
  changesets: readonly Changeset[],
): MissingStep[] {
  return packages.flatMap((each) => {
    const { name, version } = each;
    const own = changes.filter((part) => belongsTo(part, each));
    const wanted = greatestStep(own.map(({ step }) => stepInVersion(step, version)));
    const naming = changesets.filter(({ steps }) => steps.has(name));
    const stated = greatestStep(naming.flatMap(({ steps }) => steps.get(name) ?? []));
    if (wanted === undefined || reaches(stated, wanted)) return [];
    const parts = own.filter(({ step }) => !reaches(stated, stepInVersion(step, version)));
    return [{ name, wanted, stated, files: naming.map(({ file }) => file), parts }];
  });
}

/**
 * Returns the bump that a change requires. Below 1.0.0, minor versions can break users (SemVer 2.0.0 §4, and `^0.1.0`
 * excludes 0.2.0), so a major change requires only a minor bump. A major bump would release 1.0.0, which should be a
 * deliberate decision.
 */
export function stepInVersion(step: Step, version: string): Step {
  return step === "major" && version.startsWith("0.") ? "minor" : step;
}
