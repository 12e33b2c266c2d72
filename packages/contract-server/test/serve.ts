import { request } from "node:http";
import { onTestFinished } from "vitest";
import { type ReceivedRequest, startContractServer } from "../src/contract-server.ts";

export interface Init {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Reply {
  readonly status: number | undefined;
  readonly body: unknown;
  readonly seen: ReceivedRequest | undefined;
}

type Send = (method: string, target: string, init?: Init) => Promise<Reply>;

/** Returns a document with these paths and other members. */
export function documentOf(paths: object, more: object = {}): object {
  return { openapi: "3.1.0", paths, ...more };
}

/** Returns an operation with a 200 response and other members. */
export function operation(operationId: string, more: object = {}): object {
  return { operationId, responses: { 200: {} }, ...more };
}

/** Serves a document until the current test ends. */
export async function serve(document: object): Promise<Send> {
  const server = await startContractServer(document);
  onTestFinished(() => server.close());
  return async (method, target, init = {}) => {
    const { status, text } = await exchange(server.url, method, target, init);
    return { status, body: text === "" ? undefined : JSON.parse(text), seen: server.received.at(-1) };
  };
}

/** Sends a request with an exact target, without the normalization of `fetch`. */
function exchange(
  url: string,
  method: string,
  path: string,
  { headers, body }: Init,
): Promise<{ status: number | undefined; text: string }> {
  const type = body === undefined ? {} : { "content-type": "application/json" };
  return new Promise((done, fail) => {
    const sent = request(url, { method, path, headers: { ...type, ...headers } }, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      done({ status: response.statusCode, text });
    });
    sent.setTimeout(20_000, () => sent.destroy(new Error(`${method} ${path} received no response`)));
    sent.on("error", fail);
    sent.end(body);
  });
}
