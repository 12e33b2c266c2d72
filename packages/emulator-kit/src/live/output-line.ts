/** Resource that a line of output belongs to. */
export interface OutputSource {
  /** Resource name: `projects/demo/locations/us-central1/functions/hello`. */
  readonly resource: string;
  readonly version: string;
}

/** A line of output: from code that runs in a service, such as user code, or from the service itself. */
export interface OutputLine extends OutputSource {
  /** Service name: `functions`. */
  readonly service: string;
  /** The source of the line. `runner` if the service itself wrote it. */
  readonly stream: "stdout" | "stderr" | "runner";
  readonly text: string;
  /** When the line was written, in milliseconds since 1970 according to the emulator's clock. */
  readonly time: number;
}
