/** Allows code to wait for the next change. */
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

  /** Resolves all waiting promises. */
  notify(): void {
    this.#next = undefined;
    this.#resolve();
  }
}
