import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isNamed } from "./documents.ts";
import { generatorsFolder } from "./folders.ts";
import { type Generator, type Stage, stages } from "./generator.ts";
import type { NamedGenerator } from "./generators.ts";

/** How a stage ended: `ok`, or the words of the tool that say why not. */
export type Ending = "ok" | { readonly why: string };

/** How the stages of one document ended, up to the first that failed. */
export type Endings = Readonly<Partial<Record<Stage, Ending>>>;

/** What the last execution of a generator has shown, as `generators/<id>/results.json` says. */
export interface Results {
  readonly tool: string;
  readonly language: string;
  readonly version: string;
  readonly form: string;
  readonly overlays: readonly string[];
  readonly settings: readonly string[];
  readonly documents: Readonly<Record<string, Endings>>;
}

function fileOf(id: string): string {
  return join(generatorsFolder, id, "results.json");
}

/** Reads what the last execution has shown; undefined for a generator that was never executed. */
export function readResults(id: string): Results | undefined {
  return existsSync(fileOf(id)) ? (JSON.parse(readFileSync(fileOf(id), "utf8")) as Results) : undefined;
}

/** Writes what an execution has shown. Documents that it left out keep what an earlier one has shown. */
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
    documents: Object.fromEntries(merged),
  };
  writeFileSync(fileOf(generator.id), `${JSON.stringify(results, undefined, 2)}\n`);
}

/**
 * Returns what is unexpected about the endings of a document: a failure that is not known, or a known failure that did
 * not happen.
 */
export function unexpected(generator: Generator, document: string, endings: Endings): string[] {
  return stages.flatMap((stage) => {
    const ending = endings[stage];
    const isKnown = (generator.knownFailures ?? []).some(
      (failure) => failure.stage === stage && (!failure.documents || isNamed(document, failure.documents)),
    );
    if (ending === undefined) return [];
    if (ending === "ok") {
      return isKnown ? [`${stage} by now: remove it from the generator's knownFailures`] : [];
    }
    return isKnown ? [] : [`no longer ${stage}: ${ending.why}`];
  });
}
