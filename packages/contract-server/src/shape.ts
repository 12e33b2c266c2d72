/** Types that extract parts of a client's methods, for type tests. */
/**
 * `[input, data, error body]` of a method. `Status` selects the failures with these statuses. If the input is optional,
 * it includes `undefined`.
 */
export type Shape<Method, Status extends number = number> = Method extends (
  input: infer Input,
  ...rest: infer _Rest
) => infer Call
  ? [Input, Awaited<Call>, FailureBody<Call, Status>]
  : never;

/** Item type of a list method; `never` for other methods. */
export type ListItem<Method> = Method extends (...input: never[]) => AsyncIterable<infer Item> ? Item : never;

/** `[result, metadata]` of a method that starts a long-running operation; `never` for other methods. */
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

/** Error body in a failed result. */
type BodyOf<Result, Status extends number> = Result extends {
  readonly ok: false;
  readonly status: Status;
  readonly error: { readonly body: infer Body };
}
  ? Body
  : never;
