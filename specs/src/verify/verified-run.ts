/** Result of one run of `verify`, without the service's addresses, headers and values. */
export interface VerifiedRun {
  /** Name of the service, such as `retention`. */
  readonly service: string;
  /** Name of the document, such as `retention/v1`, or the file name of a document without its extension. */
  readonly document: string;
  /** Profile that the run checked, such as `reference`. */
  readonly profile: string;
  /** Day of the run (RFC 3339 full-date, UTC). */
  readonly date: string;
  /** Operations with at least one checked request, by operationId. */
  readonly operations: Readonly<Record<string, VerifiedOperation>>;
}

/** Facts that a run checked for one operation. */
export interface VerifiedOperation {
  /** Number of requests whose response was checked. */
  readonly requests: number;
  /** JSON pointers into the OpenAPI 3.1 bundle: parts that matched every response. Sorted. */
  readonly confirmed: readonly string[];
  /** JSON pointers into the OpenAPI 3.1 bundle: parts that at least one response broke. Sorted. */
  readonly contradicted: readonly string[];
}
