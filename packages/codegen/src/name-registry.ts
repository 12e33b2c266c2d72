/** Hands out each name once. The same claims in the same order give the same names. */
export class NameRegistry {
  readonly #taken: Set<string>;

  constructor(reserved: Iterable<string> = []) {
    this.#taken = new Set(reserved);
  }

  has(name: string): boolean {
    return this.#taken.has(name);
  }

  /** Every name that was claimed or reserved. */
  get taken(): ReadonlySet<string> {
    return this.#taken;
  }

  /** The wanted name, or that name with the first free number: `Pet`, `Pet_2`, `Pet_3`. */
  claim(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.#taken.has(name); count += 1) {
      name = `${wanted}_${count}`;
    }
    this.#taken.add(name);
    return name;
  }
}
