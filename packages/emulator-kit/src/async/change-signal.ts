/** Lets code wait for the next change of something. */
export class ChangeSignal {
  #resolve: () => void = () => {};
  #next: Promise<void> | undefined;

  /** Resolves at the next change. */
  next(): Promise<void> {
    this.#next ??= new Promise((resolve) => {
      this.#resolve = resolve;
    });
    return this.#next;
  }

  /** Lets all that wait go on. */
  notify(): void {
    this.#next = undefined;
    this.#resolve();
  }
}
