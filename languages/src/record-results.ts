import { writeFileSync } from "node:fs";
import { isNamed } from "./documents.ts";
import type { Generator } from "./generator.ts";
import type { NamedGenerator } from "./generators.ts";
import { type Endings, type Results, readResults, resultsFile } from "./results.ts";
import { stages } from "./stage.ts";

/** Writes the results of a run. Documents that were not part of the run keep their previous results. */
export function writeResults(generator: NamedGenerator, executed: Readonly<Record<string, Endings>>): void {
  const earlier = readResults(generator.id)?.documents ?? {};
  const merged = Object.entries({ ...earlier, ...executed }).sort(([a], [b]) => (a < b ? -1 : 1));
  const results: Results = {
    tool: generator.tool,
    language: generator.language,
    version: generator.version(),
    form: generator.form,
    overlays: generator.overlays ?? [],
    settings: generator.settings,
    stories: generator.run !== undefined,
    documents: Object.fromEntries(merged),
  };
  writeFileSync(resultsFile(generator.id), `${JSON.stringify(results, undefined, 2)}\n`);
}

/** Returns the unexpected results of a document: unknown failures, and known failures that no longer occur. */
export function unexpected(generator: Generator, document: string, endings: Endings): string[] {
  return stages.flatMap((stage) => {
    const ending = endings[stage];
    const isKnown = (generator.knownFailures ?? []).some(
      (failure) => failure.stage === stage && (!failure.documents || isNamed(document, failure.documents)),
    );
    if (ending === undefined) return [];
    if (ending === "ok") {
      return isKnown ? [`${stage} successfully: remove it from the generator's knownFailures`] : [];
    }
    return isKnown ? [] : [`no longer ${stage}: ${ending.why}`];
  });
}
