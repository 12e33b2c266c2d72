import type { ReceivedResponse } from "@seamline/ui/response/exchange";
import type { SentRequest } from "./emulator-messages.ts";

/** A server of the reader's own. It lives in memory alone: nothing of it is stored, least of all the credential. */
export interface OwnServer {
  readonly baseUrl: string;
  readonly credential: string;
}

/** `localhost` and what is below it (RFC 6761 section 6.3), 127.0.0.0/8 and ::1. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Why requests cannot go to a base URL; `undefined` where they can. */
export function baseUrlProblem(text: string): string | undefined {
  if (text.trim() === "") return "A URL is required, such as https://api.example.com.";
  const url = URL.parse(text.trim());
  if (!url || !["http:", "https:"].includes(url.protocol))
    return "This is no URL of a server: it must be like https://api.example.com.";
  if (url.username || url.password) return "The credential belongs into its own field, not into the URL.";
  if (url.search || url.hash) return "A base URL has no query and no fragment.";
  if (url.protocol === "http:" && !LOOPBACK.test(url.hostname))
    return `Plain http is refused for ${url.hostname}: anyone on the way could read the credential. Use https; http is for this machine alone.`;
  return undefined;
}

/** The browser showed no response. The message says what it may be, since the browser does not. */
export class NoResponseError extends Error {
  override readonly name: string = "NoResponseError";
}

/** How long a response may take, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * Sends a request to a server of the reader's own, without cookies, and without following redirects, which a credential
 * must not follow.
 *
 * @throws NoResponseError
 */
export async function sendToOwnServer(
  { baseUrl }: OwnServer,
  request: SentRequest,
): Promise<ReceivedResponse> {
  const { origin, pathname } = new URL(baseUrl.trim());
  const { method, target, headers, body } = request;
  const start = performance.now();
  try {
    const response = await fetch(`${origin}${pathname.replace(/\/$/, "")}${target}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: "manual",
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.type === "opaqueredirect") throw new NoResponseError(REDIRECT);
    const content = await response.blob();
    const { status, statusText } = response;
    return {
      status,
      statusText,
      headers: [...response.headers],
      body: content,
      durationMs: performance.now() - start,
    };
  } catch (error) {
    throw error instanceof NoResponseError ? error : new NoResponseError(reasonOf(error, origin));
  }
}

const REDIRECT =
  "The server answered with a redirect, which is not followed, since the credential would go along. Use the URL that it leads to.";

function reasonOf(error: unknown, origin: string): string {
  if ((error as Error).name === "TimeoutError")
    return `${origin} has not answered within ${TIMEOUT_MS / 1000} seconds.`;
  const mixed = location.protocol === "https:" && origin.startsWith("http:") ? MIXED : "";
  return `The browser got no response from ${origin} that this page may read, and does not say why. Either nothing answers there, or its responses do not allow pages of ${location.origin}: they need Access-Control-Allow-Origin, and the preflight (OPTIONS) must allow the method and the headers.${mixed} The curl line below works without a browser.`;
}

const MIXED = " Some browsers also keep a page that came by https from asking a server by http.";
