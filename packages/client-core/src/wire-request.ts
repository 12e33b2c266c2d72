/** A body as it was given. A function makes a fresh stream for every sending. */
export type BodySource = BodyInit | (() => BodyInit | Promise<BodyInit>);

/** What openapi-fetch makes a request of. */
export interface WireInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: BodySource;
}

/**
 * Stands in for the platform's `Request` inside openapi-fetch: keeps what a request is made of, so that it can
 * be sent again. A platform `Request` loses its body when sent.
 */
export class WireRequest {
  readonly url: string;
  readonly init: WireInit;

  constructor(url: string, init: WireInit) {
    this.url = url;
    this.init = init;
  }
}
