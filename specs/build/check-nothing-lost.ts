import type { BuiltDocument } from "./built-document.ts";
import { BundleNode } from "./bundle-node.ts";
import { lostParts } from "./lost-parts.ts";
import { SpecProblemsError } from "./spec-problem.ts";

/**
 * Overlays add to what the source shows and take nothing from it.
 *
 * @throws {SpecProblemsError} naming what is lost, where it is authored.
 */
export function checkNothingLost(asShown: BuiltDocument, filled: BuiltDocument): void {
  const losses = [...lostParts(BundleNode.root(asShown.openapi), BundleNode.root(filled.openapi))];
  const problems = losses.map(({ what, pointer }) => ({
    ...asShown.placeOf(pointer),
    message: `The overlays of the profile ${filled.profile.name} take away ${what}, which is shown.`,
  }));
  if (problems.length > 0) throw new SpecProblemsError(problems);
}
