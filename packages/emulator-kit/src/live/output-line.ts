/** The resource whose work wrote a line. */
export interface OutputSource {
  /** The name of the resource: `projects/demo/locations/us-central1/functions/hello`. */
  readonly resource: string;
  readonly version: string;
}

/** A line that the work of a service wrote, such as code of a user, or that the service wrote about this work. */
export interface OutputLine extends OutputSource {
  /** The service that the resource belongs to: `functions`. */
  readonly service: string;
  /** `runner` for lines about the work. */
  readonly stream: "stdout" | "stderr" | "runner";
  readonly text: string;
  /** Milliseconds since 1970, of the emulator's clock. */
  readonly time: number;
}
