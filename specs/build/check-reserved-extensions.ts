import type { Overlaid } from "@seamline/overlay";
import { SpecProblemsError } from "./spec-problem.ts";

/** What the build says about a document that overlays have filled. */
const RESERVED = ["x-profile", "x-filled-points"];

/**
 * The build would write over what an overlay says here, or take the overlay's word for what it alone can know.
 *
 * @throws {SpecProblemsError} naming what an overlay writes of this.
 */
export function checkReservedExtensions(overlaid: Overlaid): void {
  const changes = RESERVED.flatMap((name) => overlaid.changeAt(`/${name}`) ?? []);
  const problems = changes.map(({ overlay, pointer, line }) => ({
    file: overlay.file,
    line,
    message: `${pointer.slice(1)} is written by the build: leave it out.`,
  }));
  if (problems.length > 0) throw new SpecProblemsError(problems);
}
