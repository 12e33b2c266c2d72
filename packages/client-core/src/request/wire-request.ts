import type { RequestBody } from "./body.ts";

/** A body as passed by the caller. A function creates a new stream for every attempt. */
export type BodySource = RequestBody | (() => RequestBody | Promise<RequestBody>);

interface WireInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: BodySource | undefined;
}

/** The parts of a request for every attempt. A platform `Request` can only send its body once. */
export class WireRequest {
  readonly url: string;
  readonly init: WireInit;

  constructor(url: string, init: WireInit) {
    this.url = url;
    this.init = init;
  }
}
