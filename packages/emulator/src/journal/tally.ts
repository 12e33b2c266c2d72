type Counts = Map<number, number>;

/** How often each status was answered, by document and operation. */
export class Tally {
  /** Several documents may have an operation of the same name. */
  readonly #documents = new Map<string | undefined, Map<string, Counts>>();

  add(document: string | undefined, operationId: string, status: number): void {
    const operations = memberOf(this.#documents, document, () => new Map<string, Counts>());
    const counts = memberOf(operations, operationId, () => new Map<number, number>());
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

  of(document: string | undefined, operationId: string): ReadonlyMap<number, number> {
    return this.#documents.get(document)?.get(operationId) ?? new Map();
  }
}

function memberOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
