import type { Overlay } from "@seamline/overlay";
import { SpecProblemsError } from "./spec-problem.ts";

/**
 * The register tells for each extension point what fills it, and why: every action of ours says both.
 *
 * @throws {SpecProblemsError} naming each action that does not.
 */
export function checkOverlayPurpose(overlays: readonly Overlay[]): void {
  const problems = overlays.flatMap(({ file, actions }) =>
    actions.flatMap(({ line, description, fills }) => {
      const missing = [
        ...(fills.length === 0 ? ["x-fills, the extension points that it fills"] : []),
        ...(description?.trim() ? [] : ["a description"]),
      ];
      return missing.map((what) => ({ file, line, message: `This action needs ${what}.` }));
    }),
  );
  if (problems.length > 0) throw new SpecProblemsError(problems);
}
