/** Types that take a client's method apart, for type tests of every operation. */

/** `[input, data, body of a failure]` of a method. The input of a method that needs none includes `undefined`. */
export type Shape<Method> = Method extends (input: infer Input, ...rest: infer _Rest) => infer Call
  ? [Input, Awaited<Call>, FailureBody<Call>]
  : never;

type FailureBody<Call> = Call extends { result(): Promise<infer Result> } ? BodyOf<Result> : never;

/** The body that the error of a failed result carries, whatever its status. */
type BodyOf<Result> = Result extends {
  readonly ok: false;
  readonly status: number;
  readonly error: { readonly body: infer Body };
}
  ? Body
  : never;
