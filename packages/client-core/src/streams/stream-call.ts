/**
 * Items of a stream, in order of arrival. Each iteration sends the request, and ending the loop closes the
 * connection. Items are not buffered: `timeoutMs` only limits the wait for the response, `deadlineMs` limits the whole
 * iteration, and `signal` ends it at any time.
 *
 * The iteration throws the same errors as awaiting a call, and an `ApiError` for an item that is not valid JSON. It
 * reconnects after a break if the operation is idempotent and the service's events have ids.
 */
export interface StreamCall<Item> extends AsyncIterable<Item> {
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined>;
}

/** An event of a `text/event-stream` (HTML standard, "Server-sent events"). */
export interface ServerSentEvent<Data = string> {
  /** Type of the event. Default: `message`. */
  readonly event: string;
  /** Data of the event; parsed if the contract describes JSON. */
  readonly data: Data;
  /** Id of the event, if the service sent one. A reconnection continues after the last id. */
  readonly id?: string;
  /** Pause before reconnecting, as requested by the service, in milliseconds. */
  readonly retry?: number;
}
