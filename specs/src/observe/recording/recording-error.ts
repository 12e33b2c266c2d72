/**
 * Thrown if a recording cannot be read. The message contains the file and the line, but none of the file's contents.
 */
export class RecordingError extends Error {
  override readonly name: string = "RecordingError";

  /** @param place file with line or entry, such as `traffic.ndjson:12` */
  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`);
  }
}

/** Maximum number of problems in a message. A damaged file may have one on every line. */
const MAX_LISTED = 100;

/** All problems in the recordings. The message has one line per problem. */
export class RecordingProblems extends Error {
  override readonly name: string = "RecordingProblems";
  readonly #lines: string[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add({ message }: RecordingError): void {
    this.#count += 1;
    if (this.#count <= MAX_LISTED) this.#lines.push(message);
    const more = this.#count - MAX_LISTED;
    this.message = [...this.#lines, ...(more > 0 ? [`${more} more problems`] : [])].join("\n");
  }
}
