import type { RequestBody } from "./body.ts";

/** A body as passed by the caller. A function creates a new stream for every attempt. */
export type BodySource = RequestBody | (() => RequestBody | Promise<RequestBody>);

/** The parts from which each attempt builds its request. A platform `Request` can only send its body once. */
export interface WireRequest {
  readonly url: string;
  readonly init: {
    readonly method: string;
    readonly headers: Headers;
    readonly body?: BodySource | undefined;
  };
}
