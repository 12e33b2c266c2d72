/** Creates unique names. The result only depends on the order of claims. */
export class NameRegistry {
  readonly #taken: Set<string>;

  constructor(reserved: Iterable<string> = []) {
    this.#taken = new Set(reserved);
  }

  has(name: string): boolean {
    return this.#taken.has(name);
  }

  get taken(): ReadonlySet<string> {
    return this.#taken;
  }

  /** Claims a name, adding the first free number if it is taken: `Pet`, `Pet_2`, `Pet_3`. */
  claim(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.#taken.has(name); count += 1) {
      name = `${wanted}_${count}`;
    }
    this.#taken.add(name);
    return name;
  }
}
