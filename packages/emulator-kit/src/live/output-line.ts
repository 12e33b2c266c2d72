/** The resource whose work wrote a line. */
export interface OutputSource {
  /** Resource name: `projects/demo/locations/us-central1/functions/hello`. */
  readonly resource: string;
  readonly version: string;
}

/** A line that work of a service wrote, such as user code, or that the service wrote about the work. */
export interface OutputLine extends OutputSource {
  /** Service name: `functions`. */
  readonly service: string;
  /** `runner` for lines about the work. */
  readonly stream: "stdout" | "stderr" | "runner";
  readonly text: string;
  /** Milliseconds since 1970, of the emulator's clock. */
  readonly time: number;
}
