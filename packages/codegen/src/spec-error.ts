/** Where in the input something stands: a file and a line, or a JSON pointer for a document without a file. */
export interface SpecLocation {
  /** Path of the file as it was given. */
  readonly file?: string;
  /** Line in the file, counted from 1. */
  readonly line?: number;
  /** JSON pointer into the document: `#/paths/~1pets/get`. */
  readonly pointer?: string;
}

/** The input cannot be generated from. The message is one line: where, what is wrong, and what would be right. */
export class SpecError extends Error {
  override readonly name: string = "SpecError";
  readonly problem: string;
  readonly remedy: string;
  readonly location: SpecLocation;

  constructor(problem: string, remedy: string, location: SpecLocation = {}) {
    super(oneLine(`${describeLocation(location)}${problem}: ${remedy}`));
    this.problem = problem;
    this.remedy = remedy;
    this.location = location;
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
