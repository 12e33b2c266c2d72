import type { Ending, Results } from "./results.ts";
import { type Stage, stages } from "./stage.ts";

/** Summary of a generator's results, shown as a table row. */
export interface Summary {
  readonly tool: string;
  readonly version: string;
  readonly language: string;
  /** OpenAPI version, such as `3.1`. */
  readonly form: string;
  readonly overlays: readonly string[];
  readonly settings: readonly string[];
  /** Results by stage. `runs` is missing if the generator has no stories. */
  readonly counts: Readonly<Record<Stage, Count | undefined>>;
  readonly failures: readonly Failure[];
}

/** Number of documents that passed a stage, and number of documents that should pass it. */
export interface Count {
  readonly passed: number;
  readonly wanted: number;
}

/** An error message from a tool and the documents that cause it. */
export interface Failure {
  readonly why: string;
  readonly documents: readonly string[];
}

/** Summarizes results, sorted by tool and language. */
export function summariesOf(all: readonly Results[]): Summary[] {
  return all.map(summaryOf).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function keyOf({ tool, language }: Summary): string {
  return `${tool} ${language}`.toLowerCase();
}

function summaryOf({ documents, stories, ...results }: Results): Summary {
  const counted = stages.filter((stage) => stage !== "runs" || stories);
  const counts = Object.fromEntries(counted.map((stage) => [stage, countOf(documents, stage)]));
  return { ...results, counts: counts as Summary["counts"], failures: failuresOf(documents) };
}

/** Counts the documents that passed a stage. Only clients of reference documents are run. */
function countOf(documents: Results["documents"], stage: Stage): Count {
  const names = Object.keys(documents);
  const wanted = stage === "runs" ? names.filter((name) => name.endsWith("/reference")) : names;
  const passed = wanted.filter((name) => documents[name]?.[stage] === "ok");
  return { passed: passed.length, wanted: wanted.length };
}

function failuresOf(documents: Results["documents"]): Failure[] {
  const byReason = new Map<string, string[]>();
  for (const [document, endings] of Object.entries(documents)) {
    for (const why of Object.values(endings).flatMap(whyOf)) {
      byReason.set(why, [...(byReason.get(why) ?? []), document]);
    }
  }
  return [...byReason].map(([why, names]) => ({ why, documents: names }));
}

function whyOf(ending: Ending): string[] {
  return ending === "ok" ? [] : [ending.why];
}
