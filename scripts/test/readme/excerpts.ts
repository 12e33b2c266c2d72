/** What follows the backticks of a snippet. */
interface Fence {
  readonly language: string;
  readonly info: string;
}

/** Stands in an excerpt for lines of the file that it leaves out: a comment of nothing but an ellipsis. */
const GAP = /^ *(?:\/\/|#) …$/m;

/**
 * The file that a snippet is an excerpt of, as its fence states: "```ts title="examples/zone-file/src/plan.ts"". The
 * site shows it as the title of the snippet. A title without a slash is that of a file that the page defines, and the
 * title of a diff is that of the file that it changes.
 *
 * @returns a path in the repository; `undefined` for a snippet that is no excerpt
 */
export function excerptedFile({ language, info }: Fence): string | undefined {
  if (language === "diff") return undefined;
  return /^title="([^"]+\/[^"]+)"$/.exec(info)?.[1];
}

/**
 * Returns the first part of an excerpt that the text does not contain, or `undefined` if it contains all of them, in
 * their order. The lines of a part follow each other; they may all be indented further in the text.
 */
export function missingPart(excerpt: string, text: string): string | undefined {
  const lines = text.split("\n");
  let from = 0;
  for (const part of partsOf(excerpt)) {
    const at = lines.findIndex((_, index) => index >= from && isAt(part, lines.slice(index)));
    if (at === -1) return part.join("\n");
    from = at + part.length;
  }
  return undefined;
}

/** The parts between gaps, without the blank lines beside these. */
function partsOf(excerpt: string): string[][] {
  return excerpt
    .split(GAP)
    .map((part) => part.replace(/^\n+|\n+$/g, ""))
    .filter(Boolean)
    .map((part) => part.split("\n"));
}

function isAt(
  [first = "", ...rest]: readonly string[],
  [line = "", ...following]: readonly string[],
): boolean {
  if (!line.endsWith(first)) return false;
  const indent = line.slice(0, line.length - first.length);
  if (indent.trim() !== "") return false;
  return rest.every((each, at) => following[at] === (each === "" ? "" : indent + each));
}
