/** An operation, and what its document says that it answers. */
export interface DocumentedOperation {
  /** `retention@v1`; as the journal is told. */
  readonly document?: string;
  readonly operationId: string;
  /** Keys of its responses: `200`, `4XX`, `default` (OpenAPI 3.1, "Responses Object"). */
  readonly statuses: readonly string[];
}

/** What was seen of an operation, as JSON. */
export interface OperationCoverage {
  readonly document?: string;
  readonly operationId: string;
  /** Whether a documented success was seen: 2xx. */
  readonly success: boolean;
  /** Whether a documented refusal was seen: 4xx or 5xx, but not that the operation is not implemented (501). */
  readonly refusal: boolean;
  /** Whether both were seen. */
  readonly isImplemented: boolean;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Statuses that were answered and that the document does not have. */
  readonly undocumented: readonly number[];
}

const NOT_IMPLEMENTED = 501;

/** What the answers so far show of each operation. */
export function coverageOf(
  operations: readonly DocumentedOperation[],
  tally: StatusCounts,
): readonly OperationCoverage[] {
  return operations.map((operation) => coverageOfOperation(operation, tally));
}

function coverageOfOperation(
  { document, operationId, statuses }: DocumentedOperation,
  tally: StatusCounts,
): OperationCoverage {
  const counts = tally.of(document, operationId);
  const documented = [...counts.keys()].filter((status) => isDocumented(status, statuses));
  const success = documented.some((status) => status >= 200 && status <= 299);
  const refusal = documented.some((status) => status >= 400 && status !== NOT_IMPLEMENTED);
  return {
    ...(document !== undefined && { document }),
    operationId,
    success,
    refusal,
    isImplemented: success && refusal,
    statuses: Object.fromEntries(counts),
    undocumented: [...counts.keys()].filter((status) => !isDocumented(status, statuses)),
  };
}

function isDocumented(status: number, keys: readonly string[]): boolean {
  const range = `${Math.floor(status / 100)}XX`;
  return keys.some((key) => key === `${status}` || key.toUpperCase() === range || key === "default");
}

type Counts = Map<number, number>;

/** How often each status was answered, by document and operation. */
export class StatusCounts {
  /** Several documents may have an operation of the same name. */
  readonly #documents = new Map<string | undefined, Map<string, Counts>>();

  add(document: string | undefined, operationId: string, status: number): void {
    const operations = getOrCreate(this.#documents, document, () => new Map<string, Counts>());
    const counts = getOrCreate(operations, operationId, () => new Map<number, number>());
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

  of(document: string | undefined, operationId: string): ReadonlyMap<number, number> {
    return this.#documents.get(document)?.get(operationId) ?? new Map();
  }
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
