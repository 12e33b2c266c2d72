/** URLs of the servers that the suite calls: the server of this folder and the conformance server. */
export interface Servers {
  readonly routes: string;
  readonly conformance: string;
}

/** A runtime for testing the built packages. The default export of a file in `launchers/` is an array of runtimes. */
export interface Runtime {
  /** Name with version: `Node 24.9.0`. */
  readonly name: string;
  /** Reason that the runtime cannot be tested on this machine, if any. */
  readonly missing?: string;
  /**
   * Runs the suite to completion.
   *
   * @param take called with every line that the suite prints
   * @param signal aborts the run and all processes it started
   * @throws Error if the runtime did not start or failed
   */
  run(servers: Servers, take: (line: string) => void, signal: AbortSignal): Promise<void>;
}
