import type { IncomingMessage } from "node:http";
import { hostOfAuthority, isLoopbackHost, pageProblem } from "@seamline/openapi/page-origin";

/** Response to a request that the proxy refuses to forward. */
export interface Rejection {
  readonly status: 400 | 403;
  readonly message: string;
}

/**
 * Checks a request's sender and target. The service behind the proxy is often reachable only from this machine, so web
 * pages must not reach it through the proxy.
 */
export function rejectionOf(request: IncomingMessage): Rejection | undefined {
  return foreignHost(request) ?? foreignPage(request) ?? wrongTarget(request);
}

/**
 * Rejects foreign hosts. In a DNS rebinding attack, the web page's host name resolves to this machine, but `Host` still
 * contains that name.
 */
function foreignHost({ headers, rawHeaders }: IncomingMessage): Rejection | undefined {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
  const host = hostOfAuthority(headers.host ?? "");
  return hosts === 1 && isLoopbackHost(host)
    ? undefined
    : {
        status: 403,
        message:
          "The Host header must be localhost, 127.0.0.1 or [::1]: the proxy is for programs on this machine.",
      };
}

function foreignPage({ headers }: IncomingMessage): Rejection | undefined {
  const site = headers["sec-fetch-site"];
  const isOtherSite = site !== undefined && site !== "same-origin" && site !== "none";
  const { origin } = headers;
  return isOtherSite || (origin !== undefined && pageProblem(origin, null) !== undefined)
    ? {
        status: 403,
        message: "The proxy rejects requests from web pages: save a HAR file in the browser instead.",
      }
    : undefined;
}

function wrongTarget({ url = "" }: IncomingMessage): Rejection | undefined {
  if (!url.startsWith("/"))
    return {
      status: 400,
      message:
        "The request target must be a path: use the proxy's address as the base URL, not as an HTTP proxy.",
    };
  return hasDotSegment(url)
    ? {
        status: 400,
        message: "The path must not contain `.` or `..` segments: they could escape the path in --to.",
      }
    : undefined;
}

/** Services, and proxies in front of services, may decode a path several times. */
const MAX_DECODINGS = 5;

/**
 * Returns whether a path has a segment `.` or `..`, even if it is percent-encoded, separated by backslashes, or
 * followed by parameters (`/..;a=b/`).
 */
function hasDotSegment(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return decoded(path)
    .split(/[/\\#]/)
    .some((segment) => /^\.{1,2}\s*(?:;|$)/.test(segment));
}

function decoded(path: string): string {
  let text = path;
  for (let count = 0; count < MAX_DECODINGS; count += 1) {
    const next = text.replace(/%([2357][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (next === text) break;
    text = next;
  }
  // Some servers ignore control characters and encoded line breaks.
  return text.replace(/\p{Cc}|%[01][\da-f]/giu, "");
}
