/** Requests that are being carried out: a change of the whole state waits for them. */
export class RequestsInFlight {
  #count = 0;
  #waiting: (() => void)[] = [];
  /** One for all of them. */
  readonly #end = (): void => {
    this.#count -= 1;
    if (this.#count > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  };

  /** Counts until `answering` is settled, however it is. */
  add(answering: Promise<unknown>): void {
    this.#count += 1;
    answering.then(this.#end, this.#end);
  }

  /** Resolves when there is none. */
  async none(): Promise<void> {
    if (this.#count > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
