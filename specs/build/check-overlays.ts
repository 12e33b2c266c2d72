import type { Overlaid, Overlay } from "@seamline/overlay";
import { SpecProblemsError } from "./spec-problem.ts";

/** Extensions that only the build sets. */
const RESERVED = ["x-profile", "x-filled-points"];

/** An action that explains what is inferred fills nothing itself. */
const DEFINES_REASONS = /^\$\[(['"])x-inferred-reasons\1\]$/;

/**
 * Checks that every action names the points that it fills and describes itself, because the register of extension
 * points shows both.
 *
 * @throws {SpecProblemsError} naming each action that lacks one of them.
 */
export function checkOverlayPurpose(overlays: readonly Overlay[]): void {
  const problems = overlays.flatMap(({ file, actions }) =>
    actions.flatMap(({ line, target, description, fills }) => {
      const missing = [
        ...(fills.length === 0 && !DEFINES_REASONS.test(target)
          ? ["x-fills, the extension points that it fills"]
          : []),
        ...(description?.trim() ? [] : ["a description"]),
      ];
      return missing.map((what) => ({ file, line, message: `This action needs ${what}.` }));
    }),
  );
  if (problems.length > 0) throw new SpecProblemsError(problems);
}

/**
 * Checks that no overlay sets an extension that only the build can set correctly.
 *
 * @throws {SpecProblemsError} naming each place where an overlay does.
 */
export function checkReservedExtensions(overlaid: Overlaid): void {
  const changes = RESERVED.flatMap((name) => overlaid.changeAt(`/${name}`) ?? []);
  const problems = changes.map(({ overlay, pointer, line }) => ({
    file: overlay.file,
    line,
    message: `${pointer.slice(1)} is set by the build: remove it.`,
  }));
  if (problems.length > 0) throw new SpecProblemsError(problems);
}
