/** How long a server waits for its clients, in milliseconds. */
export interface Timeouts {
  /** Until the header fields of a request are there: 10,000. Then it responds with 408. */
  readonly headersMs: number;
  /** Until a whole request is there: 60,000. Then it responds with 408. */
  readonly requestMs: number;
  /** Until the next request on a connection: 60,000. Then it closes the connection. */
  readonly keepAliveMs: number;
  /** Until a client reads any more of its response: 60,000. Then it closes the connection. */
  readonly sendMs: number;
}

export const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 60_000,
  keepAliveMs: 60_000,
  sendMs: 60_000,
};
