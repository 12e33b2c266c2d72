import { documentId } from "@seamline/contract-diff/document";
import type { ReleasedChanges } from "@seamline/contract-diff/released";
import type { ContractPackage } from "./contract-packages.ts";
import { describeDocument } from "./describe-changes.ts";
import { type MissingStep, missingSteps } from "./missing-steps.ts";
import type { PendingChangesets } from "./pending-changesets.ts";

/** Whether every change of a contract has its changeset, and what to print. */
export interface CheckedChangesets {
  readonly isComplete: boolean;
  readonly lines: readonly string[];
}

/** What the check looks at. */
export interface ChangesetInput {
  /** The branch that this one began at, if it is what the contracts are compared with; else it is the last release. */
  readonly since?: string | undefined;
  readonly changes: readonly ReleasedChanges[];
  readonly packages: readonly ContractPackage[];
  readonly pending: PendingChangesets;
}

const LAST = "the last release";

/** Compares what changed in the contracts with what the changesets say. */
export function checkChangesets({ since, changes, packages, pending }: ChangesetInput): CheckedChangesets {
  const missing = missingSteps(changes, packages, pending.changesets);
  const orphans = changes
    .filter(({ state }) => state === "removed")
    .flatMap((each) => orphanLine(each, packages));
  if (missing.length === 0 && pending.problems.length === 0)
    return { isComplete: true, lines: [...summary(changes, since ?? LAST), ...orphans] };
  const documents = [...new Set(missing.flatMap((each) => each.documents))];
  const proposal = `npx -y pnpm changeset:write${since === undefined ? "" : ` --since ${since}`}`;
  const remedy = missing.length > 0 ? [`"${proposal}" proposes a changeset with these changes.`] : [];
  return {
    isComplete: false,
    lines: [
      ...pending.problems,
      ...(documents.length > 0 ? [`Since ${since ?? LAST}:`] : []),
      ...documents.flatMap(describeDocument),
      ...missing.map(missingLine),
      ...orphans,
      ...remedy,
    ],
  };
}

function missingLine({ name, wanted, stated, files, documents }: MissingStep): string {
  const isBelowOne = documents.some(({ step }) => step === "major") && wanted === "minor";
  const need = `it needs ${wanted}${isBelowOne ? " (below 1.0.0 a major change is a minor step)" : ""}.`;
  if (stated === undefined) return `${name} has no changeset: ${need}`;
  return `${name} has a changeset that is too small, ${stated} in ${files.join(", ")}: ${need}`;
}

/** The client of a service that is gone cannot be released any more, so that no changeset can say what happened. */
function orphanLine(document: ReleasedChanges, packages: readonly ContractPackage[]): string[] {
  const isClient = ({ name }: ContractPackage): boolean => name.split("/").at(-1) === document.service;
  if (packages.some(isClient)) return [];
  return [`${documentId(document)}: its client is gone too. Deprecate the package on the registry by hand.`];
}

function summary(changes: readonly ReleasedChanges[], since: string): string[] {
  const ids = (state: ReleasedChanges["state"]): string[] =>
    changes.filter((each) => each.state === state).map(documentId);
  const lines = [
    ...line(ids("new"), "was never released", "were never released"),
    ...line(ids("changed"), "changed", "changed"),
    ...line(ids("removed"), "was removed", "were removed"),
  ];
  return lines.length === 0
    ? [`No contract changed since ${since}.`]
    : [`Since ${since}:`, ...lines, "The changesets say so, with steps that are great enough."];
}

function line(ids: readonly string[], one: string, many: string): string[] {
  return ids.length === 0 ? [] : [`${ids.join(", ")} ${ids.length === 1 ? one : many}.`];
}
