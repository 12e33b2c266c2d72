import type { Overlaid } from "@seamline/overlay";
import { SpecProblemsError } from "./spec-problem.ts";

const RESERVED = ["x-profile", "x-filled-points"];

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
