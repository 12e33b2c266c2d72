import type { Results } from "./results.ts";
import { stages } from "./stage.ts";
import { type Count, type Failure, type Summary, summariesOf } from "./summary.ts";

const HEADER = ["generator", "version", "language", "input and settings", ...stages, "why not"];

/** Formats results as a Markdown table with a row per generator. */
export function tableOf(all: readonly Results[]): string {
  const rows = [HEADER, HEADER.map(() => "---"), ...summariesOf(all).map(rowOf)];
  return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function rowOf(summary: Summary): string[] {
  const { tool, version, language, counts, failures } = summary;
  const numbers = stages.map((stage) => countText(counts[stage]));
  return [tool, version, language, inputOf(summary), ...numbers, failures.map(failureText).join("<br>")];
}

function inputOf({ form, overlays, settings }: Summary): string {
  const named = overlays.map((name) => `overlay \`${name}\``);
  return [`OpenAPI ${form}`, ...named, ...settings.map((setting) => `\`${setting}\``)].join("<br>");
}

function countText(count: Count | undefined): string {
  return count ? `${count.passed} of ${count.wanted}` : "–";
}

function failureText({ why, documents }: Failure): string {
  return `${documents.join(", ")}: ${escaped(why)}`;
}

function escaped(text: string): string {
  return text.replaceAll("\n", " ").replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("{", "&#123;");
}
