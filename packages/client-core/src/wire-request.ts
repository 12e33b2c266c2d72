/** A body as it was given. A function makes a fresh stream for every sending. */
export type BodySource = BodyInit | (() => BodyInit | Promise<BodyInit>);

/**
 * Stands in for the platform's `Request` inside openapi-fetch: keeps what a request is made of, so that it can
 * be sent again. A platform `Request` loses its body when sent.
 */
export class WireRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: BodySource | undefined;

  constructor(
    url: string,
    { method, headers, body }: { method: string; headers: Headers; body?: BodySource },
  ) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.body = body;
  }

  /** Whether it can be sent more than once: a stream that was given as such cannot. */
  get replayable(): boolean {
    return !(this.body instanceof ReadableStream);
  }
}
