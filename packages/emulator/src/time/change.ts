/** Something that changes now and then, for those who wait until it does. */
export class Change {
  #tell: () => void = () => {};
  #told: Promise<void> | undefined;

  /** Settles at the next change. */
  next(): Promise<void> {
    this.#told ??= new Promise((resolve) => {
      this.#tell = resolve;
    });
    return this.#told;
  }

  tell(): void {
    this.#told = undefined;
    this.#tell();
  }
}
