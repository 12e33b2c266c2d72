/** Types that take a client's method apart, for type tests of every operation. */

/**
 * `[input, data, body of a failure]` of a method; of the failures with some statuses, where they are given. The input
 * of a method that needs none includes `undefined`.
 */
export type Shape<Method, Status extends number = number> = Method extends (
  input: infer Input,
  ...rest: infer _Rest
) => infer Call
  ? [Input, Awaited<Call>, FailureBody<Call, Status>]
  : never;

/** What iterating the list of a method gives; `never` for a method that gives no list. */
export type ListItem<Method> = Method extends (...input: never[]) => AsyncIterable<infer Item> ? Item : never;

/** `[result, metadata]` of the operation that a method begins; `never` for a method that begins none. */
export type Begun<Method> = Method extends (...input: never[]) => {
  wait(options?: {
    readonly onProgress?: (state: { readonly metadata: infer Metadata }) => void;
  }): Promise<infer Result>;
}
  ? [Result, Exclude<Metadata, undefined>]
  : never;

type FailureBody<Call, Status extends number> = Call extends { result(): Promise<infer Result> }
  ? BodyOf<Result, Status>
  : never;

/** The body that the error of a failed result carries. */
type BodyOf<Result, Status extends number> = Result extends {
  readonly ok: false;
  readonly status: Status;
  readonly error: { readonly body: infer Body };
}
  ? Body
  : never;
