/** State of a long-running operation. */
export interface OperationState<Metadata = unknown> {
  /** Name to get it by, where it has one; may be absent where it is done. */
  readonly name: string | undefined;
  readonly done: boolean;
  /** Progress and the like, where the service gives it. */
  readonly metadata: Metadata | undefined;
  /** The whole body of the response. */
  readonly body: unknown;
}
