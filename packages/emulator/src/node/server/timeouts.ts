/** Time limits of a server for its clients, in milliseconds. */
export interface Timeouts {
  /** For the header fields of a request: 10,000. The response is then 408. */
  readonly headersMs: number;
  /** For the whole request: 60,000. The response is then 408. */
  readonly requestMs: number;
  /** For the next request on a connection: 60,000. The connection is then closed. */
  readonly keepAliveMs: number;
  /** For a client to read more of its response: 60,000. The connection is then closed. */
  readonly sendMs: number;
}

export const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 60_000,
  keepAliveMs: 60_000,
  sendMs: 60_000,
};
