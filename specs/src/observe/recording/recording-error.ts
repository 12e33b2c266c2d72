/** A recording that cannot be read. The message names the file and the place, and quotes nothing of its content. */
export class RecordingError extends Error {
  override readonly name: string = "RecordingError";

  /** @param place the file, and the line or entry in it: `traffic.ndjson:12` */
  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`);
  }
}
