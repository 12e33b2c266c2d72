/** The addresses of the servers that the suite calls: that of this folder and that of the conformance cases. */
export interface Servers {
  readonly routes: string;
  readonly conformance: string;
}

/** A runtime in which the built packages are tested. The default export of a file in `launchers/` is a list of them. */
export interface Runtime {
  /** The name with its version: `Node 24.9.0`. */
  readonly name: string;
  /** Why it cannot be tested on this machine; absent if it can. */
  readonly missing?: string;
  /**
   * Runs the suite to its end.
   *
   * @param take called with every line that the suite prints
   * @param signal ends the run, and every process that it started
   * @throws Error when the runtime did not start or ended badly
   */
  run(servers: Servers, take: (line: string) => void, signal: AbortSignal): Promise<void>;
}
