/** Time limits that a server enforces on its clients, in milliseconds. */
export interface Timeouts {
  /** Limit for receiving the header fields of a request. A slower request gets a 408. The default is 10,000. */
  readonly headersMs: number;
  /** Limit for receiving a whole request. A slower request gets a 408. The default is 60,000. */
  readonly requestMs: number;
  /** How long a connection may wait for its next request before it is closed. The default is 60,000. */
  readonly keepAliveMs: number;
  /** How long a client may stop reading its response before the connection is closed. The default is 60,000. */
  readonly sendMs: number;
}

export const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 60_000,
  keepAliveMs: 60_000,
  sendMs: 60_000,
};
