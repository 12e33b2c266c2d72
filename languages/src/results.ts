import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generatorsFolder } from "./folders.ts";
import type { Stage } from "./stage.ts";

/** Result of a stage: `ok`, or the error output of the tool. */
export type Ending = "ok" | { readonly why: string };

/** Stage results for one document, up to the first failed stage. */
export type Endings = Readonly<Partial<Record<Stage, Ending>>>;

/** Results of a generator's last run, from `generators/<id>/results.json`. */
export interface Results {
  readonly tool: string;
  readonly language: string;
  readonly version: string;
  readonly form: string;
  readonly overlays: readonly string[];
  readonly settings: readonly string[];
  /** True if stories are run with this generator's clients. */
  readonly stories: boolean;
  readonly documents: Readonly<Record<string, Endings>>;
}

/** Returns the path of a generator's results file. */
export function resultsFile(id: string): string {
  return join(generatorsFolder, id, "results.json");
}

/** Reads the results of the last run. Returns undefined if the generator was never run. */
export function readResults(id: string): Results | undefined {
  return existsSync(resultsFile(id))
    ? (JSON.parse(readFileSync(resultsFile(id), "utf8")) as Results)
    : undefined;
}

/** Reads the recorded results of all generators, by folder name. */
export function recordedResults(): Results[] {
  return readdirSync(generatorsFolder)
    .sort()
    .flatMap((id) => readResults(id) ?? []);
}
