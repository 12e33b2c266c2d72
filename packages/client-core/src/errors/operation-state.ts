/** State of a long-running operation. */
export interface OperationState<Metadata = unknown> {
  /** Name of the operation. May be absent once the operation is finished. */
  readonly name: string | undefined;
  readonly done: boolean;
  /** Progress and other details, if the service returns them. */
  readonly metadata: Metadata | undefined;
  /** The whole body of the response. */
  readonly body: unknown;
}
