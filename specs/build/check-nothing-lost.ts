import path from "node:path";
import { actionThatLoses } from "./action-that-loses.ts";
import type { BuiltDocument } from "./built-document.ts";
import { BundleNode } from "./bundle-node.ts";
import { lostParts } from "./lost-parts.ts";
import { SpecProblemsError } from "./spec-problem.ts";

/**
 * Overlays add to what the source shows and take nothing from it.
 *
 * @throws {SpecProblemsError} naming each action that takes something, what that is and where it is authored.
 */
export function checkNothingLost(asShown: BuiltDocument, filled: BuiltDocument): void {
  const specsFolder = path.dirname(asShown.source.serviceFolder);
  const losses = [...lostParts(BundleNode.root(asShown.openapi), BundleNode.root(filled.openapi))];
  const problems = losses.map((loss) => {
    const { overlay, line } = actionThatLoses(loss, asShown.openapi, filled.overlays);
    const authored = asShown.placeOf(loss.pointer);
    const shownAt = `${path.relative(specsFolder, authored.file)}:${authored.line}`;
    const message = `This action takes away ${loss.what}, which is shown (${shownAt}): overlays only add.`;
    return { file: overlay.file, line, message };
  });
  if (problems.length > 0) throw new SpecProblemsError(problems);
}
