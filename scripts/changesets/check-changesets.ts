import type { PendingChangesets } from "../release/pending-changesets.ts";
import { belongsTo, type ChangedPart, isEntry, partId } from "./changed-part.ts";
import type { ContractPackage } from "./contract-packages.ts";
import { describePart } from "./describe-changes.ts";
import { type MissingStep, missingSteps } from "./missing-steps.ts";

/** Whether every change to a contract or an entry has a changeset, and the text to print. */
export interface CheckedChangesets {
  readonly isComplete: boolean;
  readonly lines: readonly string[];
}

export interface ChangesetInput {
  /** The base branch of the comparison. If omitted, the last release is used. */
  readonly since?: string | undefined;
  readonly changes: readonly ChangedPart[];
  readonly packages: readonly ContractPackage[];
  readonly pending: PendingChangesets;
}

const LAST = "the last release";

export function checkChangesets({ since, changes, packages, pending }: ChangesetInput): CheckedChangesets {
  const missing = missingSteps(changes, packages, pending.changesets);
  const orphans = changes
    .filter(({ state }) => state === "removed")
    .flatMap((each) => orphanLine(each, packages));
  if (missing.length === 0 && pending.problems.length === 0)
    return { isComplete: true, lines: [...summary(changes, since ?? LAST), ...orphans] };
  const parts = [...new Set(missing.flatMap((each) => each.parts))];
  const proposal = `npx -y pnpm changeset:write${since === undefined ? "" : ` --since ${since}`}`;
  const remedy = missing.length > 0 ? [`"${proposal}" proposes a changeset with these changes.`] : [];
  return {
    isComplete: false,
    lines: [
      ...pending.problems,
      ...(parts.length > 0 ? [`Since ${since ?? LAST}:`] : []),
      ...parts.flatMap(describePart),
      ...missing.map(missingLine),
      ...orphans,
      ...remedy,
    ],
  };
}

function missingLine({ name, wanted, stated, files, parts }: MissingStep): string {
  const isBelowOne = parts.some(({ step }) => step === "major") && wanted === "minor";
  const need = `it needs ${wanted}${isBelowOne ? " (below 1.0.0 a major change is a minor bump)" : ""}.`;
  if (stated === undefined) return `${name} has no changeset: ${need}`;
  return `The changeset for ${name} is too small, ${stated} in ${files.join(", ")}: ${need}`;
}

/**
 * Returns a line for a removed package. A changeset cannot describe the removal, because the package cannot be
 * released.
 */
function orphanLine(part: ChangedPart, packages: readonly ContractPackage[]): string[] {
  if (isEntry(part)) {
    if (packages.some((each) => belongsTo(part, each))) return [];
    return [`${part.package} was removed. Deprecate the package on the registry by hand.`];
  }
  if (packages.some(({ name }) => name.split("/").at(-1) === part.service)) return [];
  return [`${partId(part)}: its client was removed too. Deprecate the package on the registry by hand.`];
}

function summary(changes: readonly ChangedPart[], since: string): string[] {
  const ids = (state: ChangedPart["state"]): string[] =>
    changes.filter((each) => each.state === state).map(partId);
  const lines = [
    ...line(ids("new"), "was never released", "were never released"),
    ...line(ids("changed"), "changed", "changed"),
    ...line(ids("removed"), "was removed", "were removed"),
  ];
  return lines.length === 0
    ? [`No contract or public type has changed since ${since}.`]
    : [`Since ${since}:`, ...lines, "The changesets cover all changes with sufficient bumps."];
}

function line(ids: readonly string[], one: string, many: string): string[] {
  return ids.length === 0 ? [] : [`${ids.join(", ")} ${ids.length === 1 ? one : many}.`];
}
