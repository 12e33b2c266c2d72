import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generatorsFolder } from "./folders.ts";
import type { Stage } from "./stage.ts";

/** Result of a stage: `ok`, or the error output of the tool. */
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
  /** `true` if the generator has stories, which its clients run. */
  readonly stories: boolean;
  readonly documents: Readonly<Record<string, Endings>>;
}

/** The file of what is recorded of a generator. */
export function resultsFile(id: string): string {
  return join(generatorsFolder, id, "results.json");
}

/** Reads what the last execution has shown; undefined for a generator that was never executed. */
export function readResults(id: string): Results | undefined {
  return existsSync(resultsFile(id))
    ? (JSON.parse(readFileSync(resultsFile(id), "utf8")) as Results)
    : undefined;
}

/** What has been recorded of every generator, by the names of their folders. */
export function recordedResults(): Results[] {
  return readdirSync(generatorsFolder)
    .sort()
    .flatMap((id) => readResults(id) ?? []);
}
