import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpHeaders, HttpRequest } from "../../http/http-request.ts";
import { RawHeaders } from "../../http/raw-headers.ts";
import type { RequestedAddress } from "./requested-address.ts";

/** A request that Node's server has taken. What few ask for is made when they do. */
export class NodeRequest implements HttpRequest {
  readonly method: string;
  readonly target: string;
  readonly origin: string;
  readonly headers: HttpHeaders;
  readonly body: HttpRequest["body"];
  readonly #response: ServerResponse;
  #signal: AbortSignal | undefined;

  constructor(
    message: IncomingMessage,
    response: ServerResponse,
    { target, origin }: RequestedAddress,
    body: HttpRequest["body"],
  ) {
    this.method = message.method ?? "GET";
    this.target = target;
    this.origin = origin;
    this.headers = new RawHeaders(message.rawHeaders);
    this.body = body;
    this.#response = response;
  }

  get signal(): AbortSignal {
    this.#signal ??= signalOf(this.#response);
    return this.#signal;
  }
}

/** Aborts when the connection closes before the answer is out. */
function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const gone = (): void => {
    if (!response.writableFinished) controller.abort(new DOMException("The sender is gone.", "AbortError"));
  };
  if (response.closed) gone();
  else response.once("close", gone);
  return controller.signal;
}
