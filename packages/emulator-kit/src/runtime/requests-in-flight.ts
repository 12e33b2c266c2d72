/** Tracks requests in progress. Changes to the whole state wait for them. */
export class RequestsInFlight {
  #count = 0;
  #waiting: (() => void)[] = [];
  /** Shared by all requests, to avoid allocations. */
  readonly #end = (): void => {
    this.#count -= 1;
    if (this.#count > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  };

  /** Tracks a request until `responding` settles. */
  add(responding: Promise<unknown>): void {
    this.#count += 1;
    responding.then(this.#end, this.#end);
  }

  /** Resolves when no requests are in progress. */
  async none(): Promise<void> {
    if (this.#count > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
