/** Where the servers listen that the suite calls: one of this folder, and one of the conformance cases. */
export interface Servers {
  readonly routes: string;
  readonly conformance: string;
}

/** A runtime that the built packages are held to. A launcher, a file in `launchers/`, exports some as its default. */
export interface Runtime {
  /** With its version: `Node 24.9.0`. */
  readonly name: string;
  /** Why it cannot be tested on this machine, if it cannot. */
  readonly missing?: string;
  /**
   * Runs the suite to its end.
   *
   * @param take is given every line that the suite prints
   * @param signal ends the run, and every process that it started
   * @throws Error when the runtime did not start or ended badly
   */
  run(servers: Servers, take: (line: string) => void, signal: AbortSignal): Promise<void>;
}
