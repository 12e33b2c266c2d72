/** Time limits that a server enforces on its clients, in milliseconds. */
export interface Timeouts {
  /** For receiving the header fields of a request. The default is 10,000. A slower request gets a 408. */
  readonly headersMs: number;
  /** For receiving a whole request. The default is 60,000. A slower request gets a 408. */
  readonly requestMs: number;
  /** For the next request on a connection. The default is 60,000. The connection is then closed. */
  readonly keepAliveMs: number;
  /** For a client to read more of its response. The default is 60,000. The connection is then closed. */
  readonly sendMs: number;
}

export const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 60_000,
  keepAliveMs: 60_000,
  sendMs: 60_000,
};
