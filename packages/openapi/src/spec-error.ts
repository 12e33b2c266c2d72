/** Location of a problem: a file and line, or a JSON pointer for a document that is not from a file. */
export interface SpecLocation {
  /** Path of the file, as passed by the user. */
  readonly file?: string;
  /** Line in the file, starting at 1. */
  readonly line?: number;
  /** JSON pointer into the document: `#/paths/~1pets/get`. */
  readonly pointer?: string;
}

/** Thrown for invalid input. The message has one line per problem, with the location, the problem and the remedy. */
export class SpecError extends Error {
  override readonly name: string = "SpecError";
  readonly problem: string;
  readonly remedy: string;
  readonly location: SpecLocation;
  /** Other problems that were found at the same time. */
  readonly others: readonly SpecError[];

  constructor(
    problem: string,
    remedy: string,
    location: SpecLocation = {},
    others: readonly SpecError[] = [],
  ) {
    const message = oneLine(`${describeLocation(location)}${problem}: ${remedy}`);
    super([message, ...others.map((other) => other.message)].join("\n"));
    this.problem = problem;
    this.remedy = remedy;
    this.location = location;
    this.others = others;
  }
}

/** Replaces line breaks, which names in the input may contain. */
function oneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n\u2028\u2029]\s*/g, " ");
}

function describeLocation({ file, line, pointer }: SpecLocation): string {
  if (file !== undefined) {
    return line === undefined ? `${file}: ` : `${file}:${line}: `;
  }
  return pointer === undefined ? "" : `${pointer}: `;
}
