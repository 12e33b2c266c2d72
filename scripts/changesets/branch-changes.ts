import { smallerStep } from "@seamline/contract-diff/change";
import { type ChangedPart, isEntry, partId } from "./changed-part.ts";

/**
 * Limits what a branch changed to what the next release will change: what no release has breaks nobody, so that a
 * branch may rename a field that another one has added, and take back what the last one did.
 *
 * @param branch changes since the branch began
 * @param release changes since the last release, which include those of the branch
 */
export function limitedToRelease<Part extends ChangedPart>(
  branch: readonly Part[],
  release: readonly ChangedPart[],
): Part[] {
  const steps = new Map(release.map((part) => [partId(part), part.step]));
  return branch.flatMap((part) => {
    // An entry of a package that no release has is a part of what is new as a whole.
    const limit = steps.get(partId(part)) ?? (isEntry(part) ? steps.get(part.package) : undefined);
    if (limit === undefined) return [];
    const changes = part.changes.map((change) => ({ ...change, step: smallerStep(change.step, limit) }));
    return [{ ...part, step: smallerStep(part.step, limit), changes }];
  });
}
