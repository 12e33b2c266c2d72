import type { CallResult } from "./call-result.ts";

/** Body and response of a call that succeeded. */
export interface DataWithResponse<Data> {
  readonly data: Data;
  /** Its body may be read, also when `data` was made of it. */
  readonly response: Response;
  /** How many requests were sent. */
  readonly attempts: number;
}

/**
 * A call that is on its way: sent at once, and again only as the option `retry` says. Reading it twice sends nothing
 * more.
 *
 * Awaiting it gives the decoded body or throws a {@link SeamlineError}: `ApiError`, `NetworkError`,
 * `TimeoutError`, `AbortError`, `RedirectError`, `InvalidArgumentError`.
 */
export interface ApiCall<Data, Responses = unknown> extends Promise<Data> {
  /** How the call ended. Never throws. */
  result(): Promise<CallResult<Responses>>;
  /** The body beside the response it came in. Throws what awaiting the call throws. */
  withResponse(): Promise<DataWithResponse<Data>>;
}
