/** Number of concurrent jobs. The tools in a single job already use several processors. */
const PARALLEL = 2;

/** Limits the number of concurrent jobs of all generators. */
export class JobSlots {
  readonly #waiting: (() => void)[] = [];
  #free = PARALLEL;

  /** Runs a job as soon as there is a free slot. */
  async run(job: () => Promise<void>): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
