/** Counts the requests that are being handled. A change of the whole state waits for them. */
export class RequestsInFlight {
  #count = 0;
  #waiting: (() => void)[] = [];
  /** It is one function for all requests, so that none is made for each. */
  readonly #end = (): void => {
    this.#count -= 1;
    if (this.#count > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  };

  /** Counts a request until `responding` is settled. */
  add(responding: Promise<unknown>): void {
    this.#count += 1;
    responding.then(this.#end, this.#end);
  }

  /** Resolves when no request is being handled. */
  async none(): Promise<void> {
    if (this.#count > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
