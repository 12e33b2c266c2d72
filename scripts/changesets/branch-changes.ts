import { smallerStep } from "@seamline/contract-diff/change";
import { documentId } from "@seamline/contract-diff/document";
import type { ReleasedChanges } from "@seamline/contract-diff/released";

/**
 * Limits what a branch changed to what the next release will change: what no release has breaks nobody, so that a
 * branch may rename a field that another one has added, and take back what the last one did.
 *
 * @param branch changes since the branch began
 * @param release changes since the last release, which include those of the branch
 */
export function limitedToRelease(
  branch: readonly ReleasedChanges[],
  release: readonly ReleasedChanges[],
): ReleasedChanges[] {
  const steps = new Map(release.map((document) => [documentId(document), document.step]));
  return branch.flatMap((document) => {
    const limit = steps.get(documentId(document));
    if (limit === undefined) return [];
    const changes = document.changes.map((change) => ({ ...change, step: smallerStep(change.step, limit) }));
    return [{ ...document, step: smallerStep(document.step, limit), changes }];
  });
}
