/** A recording that cannot be read. The message names the file and the place, and quotes nothing of its content. */
export class RecordingError extends Error {
  override readonly name: string = "RecordingError";

  /** @param place the file, and the line or entry in it: `traffic.ndjson:12` */
  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`);
  }
}

/** How many problems a message lists; a damaged file may have one on every line. */
const MAX_LISTED = 100;

/** Everything that is wrong with recordings. The message has one line per problem. */
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
