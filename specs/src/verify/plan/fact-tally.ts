import type { VerifiedOperation } from "../verified-run.ts";

/** Counts requests, and collects confirmed and contradicted statements by operation. */
export class FactTally {
  readonly #requests = new Map<string, number>();
  readonly #confirmed = new Map<string, Set<string>>();
  readonly #contradicted = new Map<string, Set<string>>();

  addRequest(operationId: string): void {
    this.#requests.set(operationId, (this.#requests.get(operationId) ?? 0) + 1);
  }

  confirm(operationId: string, pointer: string): void {
    add(this.#confirmed, operationId, pointer);
  }

  contradict(operationId: string, pointer: string): void {
    add(this.#contradicted, operationId, pointer);
  }

  /**
   * Returns the result by operation. Excludes contradicted statements from the confirmed statements.
   *
   * @param proven contradicted statements by operation. All other contradictions are ignored.
   */
  byOperation(proven: ReadonlyMap<string, ReadonlySet<string>>): Record<string, VerifiedOperation> {
    return Object.fromEntries(
      [...this.#requests].map(([operationId, requests]) => {
        const all = [...(this.#contradicted.get(operationId) ?? [])];
        const contradicted = new Set(all.filter((each) => proven.get(operationId)?.has(each)));
        const confirmed = [...(this.#confirmed.get(operationId) ?? [])].filter(
          (each) => !contradicted.has(each),
        );
        return [
          operationId,
          { requests, confirmed: confirmed.sort(), contradicted: [...contradicted].sort() },
        ];
      }),
    );
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}
