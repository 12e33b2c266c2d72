import type { Emulator } from "../../../src/index.ts";

/** Where requests go that need not go to another name of the service. */
export const ORIGIN = "http://127.0.0.1:4011";

/** What came back: the status, and the body as JSON. */
export interface Outcome {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of many shapes
  readonly body: any;
}

export interface Sender {
  /** Whose e-mail address, which is the token too. */
  readonly as?: string;
  readonly origin?: string | undefined;
}

/** Sends a request to the functions service; `what` is method and path. */
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
