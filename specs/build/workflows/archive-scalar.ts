import { archiveEntries } from "./archive-entries.ts";
import { CENTRAL_HEADER, END_HEADER } from "./text-archive.ts";

const ESCAPES: Readonly<Record<string, string>> = { "\0": "\\0", "\n": "\\n", '"': '\\"', "\\": "\\\\" };

const DIRECTORY_LINES = new RegExp(`(?=${CENTRAL_HEADER}|${END_HEADER})`);

/**
 * An archive that is a text as a double-quoted scalar of YAML, whose lines are those of the files, with headers before
 * and behind them.
 *
 * @param indent spaces before each line but the first.
 */
export function archiveScalar(archive: string, indent: number): string {
  const lines = archiveEntries(archive).flatMap(({ header, content }) => [header, ...linesOf(content)]);
  const directory = archive.slice(lines.join("").length).split(DIRECTORY_LINES);
  return `"${[...lines, ...directory].map(escaped).join(`\\\n${" ".repeat(indent)}`)}"`;
}

/** Lines of code, the last one with the white space behind it. */
function linesOf(content: string): string[] {
  return content.split(/(?<=\n)(?=\s*\S)/);
}

/** A space at the beginning of a line would be taken for its indent. */
function escaped(line: string): string {
  return line
    .replaceAll(/[^ !#-[\]-~]/g, (character) => ESCAPES[character] ?? hexadecimal(character))
    .replace(/^ /, "\\ ");
}

function hexadecimal(character: string): string {
  return `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
}
