import type { ReceivedResponse } from "@seamline/ui/response/exchange";
import type { SentRequest } from "./emulator-messages.ts";
import { serverText } from "./try-it-strings.ts";

/** The reader's own server. It contains a credential and is therefore kept only in memory, never in browser storage. */
export interface OwnServer {
  readonly baseUrl: string;
  readonly credential: string;
}

/** `localhost` and its subdomains (RFC 6761 section 6.3), 127.0.0.0/8 and ::1. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Returns the reason why a base URL is invalid, or `undefined` if it is valid. */
export function baseUrlProblem(text: string): string | undefined {
  if (text.trim() === "") return serverText.urlRequired;
  const url = URL.parse(text.trim());
  if (!url || !["http:", "https:"].includes(url.protocol)) return serverText.invalidUrl;
  if (url.username || url.password) return serverText.credentialInUrl;
  if (url.search || url.hash) return serverText.queryInUrl;
  if (url.protocol === "http:" && !LOOPBACK.test(url.hostname)) return serverText.plainHttp(url.hostname);
  return undefined;
}

/**
 * Thrown if the browser does not return a response. The message lists possible causes, because browsers do not reveal
 * the actual cause.
 */
export class NoResponseError extends Error {
  override readonly name: string = "NoResponseError";
}

/** Response timeout in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * Sends a request to the reader's server without cookies. Does not follow redirects, which could leak the credential.
 *
 * @throws NoResponseError if the browser does not return a response
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
    if (response.type === "opaqueredirect") throw new NoResponseError(serverText.redirect);
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

function reasonOf(error: unknown, origin: string): string {
  if ((error as Error).name === "TimeoutError") return serverText.timeout(origin, TIMEOUT_MS / 1000);
  const isMixed = location.protocol === "https:" && origin.startsWith("http:");
  return serverText.noResponse(origin, location.origin, isMixed);
}
