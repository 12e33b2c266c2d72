/** The info string of a fence. */
interface Fence {
  readonly language: string;
  readonly info: string;
}

/** A comment that contains only an ellipsis replaces omitted lines of the file. */
const GAP = /^ *(?:\/\/|#) …$/m;

/**
 * Returns the file that a snippet is an excerpt from, as stated by its fence: "```ts
 * title="examples/zone-file/src/plan.ts"". The site shows it as the title of the snippet. A title without a slash names
 * a file that the page defines, and the title of a diff names the file that it changes.
 *
 * @returns a path in the repository; `undefined` if the snippet is not an excerpt
 */
export function excerptedFile({ language, info }: Fence): string | undefined {
  if (language === "diff") return undefined;
  return /^title="([^"]+\/[^"]+)"$/.exec(info)?.[1];
}

/**
 * Returns the first part of an excerpt that is missing in the file, or `undefined` if all parts occur in order. The
 * lines of a part must be consecutive. In the file, these lines can have additional indentation.
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

/** Returns the parts between gaps, without blank lines next to the gaps. */
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
