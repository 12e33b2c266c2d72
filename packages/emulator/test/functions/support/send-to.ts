import type { Emulator } from "../../../src/index.ts";

export const ORIGIN = "http://127.0.0.1:4011";

/** The status, headers and JSON body of a response. */
export interface Outcome {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect bodies of many shapes
  readonly body: any;
}

export interface Sender {
  /** E-mail address of the account, which is also its token. */
  readonly as?: string;
  readonly origin?: string | undefined;
}

/** Sends a request to the functions service. `what` is a method and a path. */
export async function sendTo(
  { functions }: Emulator,
  what: string,
  body?: unknown,
  { as = "ann@example.com", origin = ORIGIN }: Sender = {},
): Promise<Outcome> {
  const [method = "", path = ""] = what.split(" ");
  const response = await functions.fetch(`${origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${as}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers, body: text === "" ? undefined : JSON.parse(text) };
}
