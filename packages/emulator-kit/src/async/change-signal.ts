/** Notifies code that waits for a change. */
export class ChangeSignal {
  #resolve: () => void = () => {};
  #next: Promise<void> | undefined;

  /** Returns a promise that resolves on the next change. */
  next(): Promise<void> {
    this.#next ??= new Promise((resolve) => {
      this.#resolve = resolve;
    });
    return this.#next;
  }

  notify(): void {
    this.#next = undefined;
    this.#resolve();
  }
}
