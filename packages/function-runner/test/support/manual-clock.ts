import type { RunnerClock } from "../../src/code-runner/index.ts";

interface Job {
  readonly at: number;
  readonly work: () => unknown;
}

/** A clock that only advances when a test advances it. */
export class ManualClock implements RunnerClock {
  #now: number;
  readonly #jobs = new Set<Job>();

  constructor(now = 0) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  schedule(at: number, work: () => unknown): () => void {
    const job = { at, work };
    this.#jobs.add(job);
    return () => void this.#jobs.delete(job);
  }

  /** Advances the clock. Calls the scheduled functions in order, at their scheduled times. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (let job = this.#nextUntil(end); job; job = this.#nextUntil(end)) {
      this.#jobs.delete(job);
      this.#now = Math.max(this.#now, job.at);
      await job.work();
    }
    this.#now = end;
  }

  #nextUntil(end: number): Job | undefined {
    const [next] = [...this.#jobs].sort((one, other) => one.at - other.at);
    return next && next.at <= end ? next : undefined;
  }
}
