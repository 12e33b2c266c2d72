import type { SpecProblem } from "../spec-problem.ts";
import { archivesIn, isSound } from "./archives-in.ts";
import type { Workflow } from "./workflow.ts";

/** Archives whose headers do not fit the files in them, as after somebody edited one of the files. */
export function checkArchives({ yaml: { document, file, lineOf } }: Workflow): SpecProblem[] {
  return archivesIn(document)
    .filter(({ value }) => !isSound(value))
    .map((archive) => {
      const message =
        "The headers of this archive do not fit its files: node build/write-archives.ts makes them anew.";
      return { file, line: lineOf(archive), message };
    });
}
