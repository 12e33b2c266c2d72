/** An operation and its documented statuses. */
export interface DocumentedOperation {
  /** Id of the document, as used in the journal: `parcels@v1`. */
  readonly document?: string;
  readonly operationId: string;
  /** Keys of its `responses`, such as `200`, `4XX` or `default` (OpenAPI 3.1, "Responses Object"). */
  readonly statuses: readonly string[];
}

/** The observed responses of an operation as JSON. */
export interface OperationCoverage {
  readonly document?: string;
  readonly operationId: string;
  /** True if a documented success response (2xx) was observed. */
  readonly success: boolean;
  /**
   * True if a documented error response (4xx or 5xx) was observed. 501 does not count, because it means that the
   * operation is not implemented.
   */
  readonly error: boolean;
  /** True if both were observed. */
  readonly isImplemented: boolean;
  /** Response counts by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Observed statuses that the document does not list. */
  readonly undocumented: readonly number[];
}

const NOT_IMPLEMENTED = 501;

/** Computes the coverage of each operation. */
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
  const error = documented.some((status) => status >= 400 && status !== NOT_IMPLEMENTED);
  return {
    ...(document !== undefined && { document }),
    operationId,
    success,
    error,
    isImplemented: success && error,
    statuses: Object.fromEntries(counts),
    undocumented: [...counts.keys()].filter((status) => !isDocumented(status, statuses)),
  };
}

function isDocumented(status: number, keys: readonly string[]): boolean {
  const range = `${Math.floor(status / 100)}XX`;
  return keys.some((key) => key === `${status}` || key.toUpperCase() === range || key === "default");
}

type Counts = Map<number, number>;

/** Counts the statuses of responses by document and operation. */
export class StatusCounts {
  /** Grouped by document, because several documents can contain the same operation. */
  readonly #documents = new Map<string | undefined, Map<string, Counts>>();

  add(document: string | undefined, operationId: string, status: number): void {
    const operations = this.#documents.get(document) ?? new Map<string, Counts>();
    this.#documents.set(document, operations);
    const counts: Counts = operations.get(operationId) ?? new Map();
    operations.set(operationId, counts);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

  of(document: string | undefined, operationId: string): ReadonlyMap<number, number> {
    return this.#documents.get(document)?.get(operationId) ?? new Map();
  }
}
