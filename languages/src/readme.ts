import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { conformanceTable } from "./conformance.ts";
import { languagesFolder } from "./folders.ts";
import { recordedResults } from "./results.ts";
import { tableOf } from "./table.ts";

const readme = join(languagesFolder, "README.md");

/** Returns the README with tables of all recorded results. */
export function readmeWithTable(): string {
  const text = replacePart(readFileSync(readme, "utf8"), "the results", tableOf(recordedResults()));
  return replacePart(text, "the conformance cases", conformanceTable());
}

/** Replaces the text between two marker comments. */
function replacePart(text: string, name: string, content: string): string {
  const [begin, end] = ["begins", "ends"].map((word) => `<!-- The table of ${name} ${word}. -->`);
  const [before = "", rest = ""] = text.split(`${begin}\n`);
  const after = rest.slice(rest.indexOf(`${end}`));
  return `${before}${begin}\n\n${content}\n\n${after}`;
}

/** Writes tables of all recorded results to the README. */
export function writeTable(): void {
  writeFileSync(readme, readmeWithTable());
}
