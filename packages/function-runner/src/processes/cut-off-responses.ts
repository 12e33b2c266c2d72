/** How long a report waits for its connection to fail, in milliseconds. */
const REPORT_MS = 1_000;

/**
 * Pairs each report about a cut-off response with the failed connection. The report can arrive before or after the
 * connection fails.
 */
export class CutOffResponses {
  readonly #reports: { readonly problem: string; readonly time: number }[] = [];
  readonly #waiting = new Set<(problem: string) => void>();

  add(problem: string): void {
    const [first] = this.#waiting;
    if (first) {
      this.#waiting.delete(first);
      first(problem);
    } else {
      this.#reports.push({ problem, time: performance.now() });
    }
  }

  /** Returns the problem from the oldest unmatched report, or waits for the next report. */
  next(): { readonly problem: Promise<string>; stop(): void } {
    const oldest = performance.now() - REPORT_MS;
    while (this.#reports[0] && this.#reports[0].time < oldest) this.#reports.shift();
    const report = this.#reports.shift();
    if (report) return { problem: Promise.resolve(report.problem), stop: () => {} };
    let wake: (problem: string) => void = () => {};
    const problem = new Promise<string>((resolve) => {
      wake = resolve;
    });
    this.#waiting.add(wake);
    return { problem, stop: () => void this.#waiting.delete(wake) };
  }
}
