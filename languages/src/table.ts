import { type Stage, stages } from "./generator.ts";
import type { Ending, Results } from "./results.ts";

const HEADER = ["generator", "version", "language", "input and settings", ...stages, "why not"];

/** Writes results as a Markdown table, with a row for each generator. */
export function tableOf(all: readonly Results[]): string {
  const byName = [...all].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const rows = [HEADER, HEADER.map(() => "---"), ...byName.map(rowOf)];
  return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function keyOf({ tool, language }: Results): string {
  return `${tool} ${language}`.toLowerCase();
}

function rowOf(results: Results): string[] {
  const counts = stages.map((stage) => countOf(results, stage));
  return [
    results.tool,
    results.version,
    results.language,
    inputOf(results),
    ...counts,
    reasonsOf(results).join("<br>"),
  ];
}

function inputOf({ form, overlays, settings }: Results): string {
  const named = overlays.map((name) => `overlay \`${name}\``);
  return [`OpenAPI ${form}`, ...named, ...settings.map((setting) => `\`${setting}\``)].join("<br>");
}

/** `12 of 12`: how many documents have passed a stage, of those that should. */
function countOf({ documents }: Results, stage: Stage): string {
  const names = Object.keys(documents);
  const wanted = stage === "runs" ? names.filter((name) => name.endsWith("/reference")) : names;
  const passed = wanted.filter((name) => documents[name]?.[stage] === "ok");
  return `${passed.length} of ${wanted.length}`;
}

/** Each reason with the documents that it holds for. */
function reasonsOf({ documents }: Results): string[] {
  const byReason = new Map<string, string[]>();
  for (const [document, endings] of Object.entries(documents)) {
    for (const why of Object.values(endings).flatMap(whyOf)) {
      byReason.set(why, [...(byReason.get(why) ?? []), document]);
    }
  }
  return [...byReason].map(([why, names]) => `${names.join(", ")}: ${escaped(why)}`);
}

function whyOf(ending: Ending): string[] {
  return ending === "ok" ? [] : [ending.why];
}

function escaped(text: string): string {
  return text.replaceAll("\n", " ").replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("{", "&#123;");
}
