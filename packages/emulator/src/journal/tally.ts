/** How often each status was answered, by document and operation. */
export class Tally {
  readonly #counts = new Map<string, Map<number, number>>();

  add(document: string | undefined, operationId: string, status: number): void {
    const key = keyOf(document, operationId);
    const counts = this.#counts.get(key) ?? new Map<number, number>();
    counts.set(status, (counts.get(status) ?? 0) + 1);
    this.#counts.set(key, counts);
  }

  of(document: string | undefined, operationId: string): ReadonlyMap<number, number> {
    return this.#counts.get(keyOf(document, operationId)) ?? new Map();
  }
}

/** Several documents may have an operation of the same name. */
function keyOf(document: string | undefined, operationId: string): string {
  return JSON.stringify([document, operationId]);
}
