import type { Overlaid, Overlay } from "@seamline/overlay";
import { isJsonObject } from "../model/json.ts";
import { SpecProblemsError } from "./spec-problem.ts";

const RESERVED = ["x-profile", "x-filled-points"];

/** Matches the target of an action that only defines reasons or extension points, and so fills no point. */
const DEFINES = /^\$\[(['"])x-(?:inferred-reasons|extension-points)\1\]$/;

/**
 * Checks that every action has a description and names the points that it fills, because the register of extension
 * points shows both. An action that only opens points fills none.
 *
 * @throws {SpecProblemsError} listing each action without a description or points.
 */
export function checkOverlayPurpose(overlays: readonly Overlay[]): void {
  const problems = overlays.flatMap(({ file, actions }) =>
    actions.flatMap((action) => {
      const { line, description, fills } = action;
      const missing = [
        ...(fills.length === 0 && !fillsNothing(action)
          ? ["x-fills with the extension points that it fills"]
          : []),
        ...(description?.trim() ? [] : ["a description"]),
      ];
      return missing.map((what) => ({ file, line, message: `This action needs ${what}.` }));
    }),
  );
  if (problems.length > 0) throw new SpecProblemsError(problems);
}

function fillsNothing({ target, update }: Overlay["actions"][number]): boolean {
  const keys = isJsonObject(update) ? Object.keys(update) : [];
  return DEFINES.test(target) || (keys.length > 0 && keys.every((key) => key === "x-extension-point"));
}

/**
 * Checks that no overlay sets an extension that is reserved for the build.
 *
 * @throws {SpecProblemsError} listing each location where an overlay sets such an extension.
 */
export function checkReservedExtensions(overlaid: Overlaid): void {
  const changes = RESERVED.flatMap((name) => overlaid.changeAt(`/${name}`) ?? []);
  const problems = changes.map(({ overlay, pointer, line }) => ({
    file: overlay.file,
    line,
    message: `${pointer.slice(1)} is reserved for the build: remove it.`,
  }));
  if (problems.length > 0) throw new SpecProblemsError(problems);
}
