/** Where in the input something stands: a file and a line, or a JSON pointer for a document without a file. */
export interface SpecLocation {
  /** Path of the file as it was given. */
  readonly file?: string;
  /** Line in the file, counted from 1. */
  readonly line?: number;
  /** JSON pointer into the document: `#/paths/~1pets/get`. */
  readonly pointer?: string;
}

/**
 * The input cannot be generated from. The message is one line: where, what is wrong, and what would be right; one
 * more line for each of the others.
 */
export class SpecError extends Error {
  override readonly name: string = "SpecError";
  readonly problem: string;
  readonly remedy: string;
  readonly location: SpecLocation;
  /** What else is wrong, where all of it could be told at once. */
  readonly others: readonly SpecError[];

  constructor(
    problem: string,
    remedy: string,
    location: SpecLocation = {},
    others: readonly SpecError[] = [],
  ) {
    const own = oneLine(`${describeLocation(location)}${problem}: ${remedy}`);
    super([own, ...others.map(({ message }) => message)].join("\n"));
    this.problem = problem;
    this.remedy = remedy;
    this.location = location;
    this.others = others;
  }
}

/** Names in the input may hold line breaks. */
function oneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n\u2028\u2029]\s*/g, " ");
}

function describeLocation({ file, line, pointer }: SpecLocation): string {
  if (file !== undefined) {
    return line === undefined ? `${file}: ` : `${file}:${line}: `;
  }
  return pointer === undefined ? "" : `${pointer}: `;
}
