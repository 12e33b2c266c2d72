import type { HttpRequest, ServiceResponse } from "@seamline/emulator-kit";
import type { ServerContext } from "@seamline/emulator-kit/host";
import { type PageFile, type PageFiles, readPageFiles } from "./page-files.ts";

/**
 * Content security policy of the page (CSP Level 3). The page loads only its own files, sends requests only to its own
 * origin, and cannot turn text into HTML, so stored values cannot inject markup.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Header fields to send with every file. They prevent other sites from framing or reading the file. */
const SAFE_HEADERS: ServiceResponse["headers"] = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const METHODS: readonly string[] = ["GET", "HEAD"];

/**
 * Creates the handler for the page's files. The files are read on the first request, because most emulators never serve
 * the page.
 */
export function createPage(): ServerContext["pageResponse"] {
  let files: PageFiles | undefined;
  return (path, request) => {
    if (!METHODS.includes(request.method)) return undefined;
    const isPage = path === "" || path === "/";
    if (isPage && !prefersHtml(request.headers.get("accept") ?? "")) return undefined;
    files ??= readPageFiles();
    const file = files.get(isPage ? "index.html" : path.slice(1));
    if (!file) return undefined;
    return path === "" ? redirectToPage() : fileResponse(file, request, isPage);
  };
}

/** Redirects to the address with a trailing slash, because the page uses relative URLs. */
function redirectToPage(): ServiceResponse {
  return { status: 308, headers: { location: "/__emulator/", vary: "accept", "cache-control": "no-store" } };
}

function fileResponse(
  { mediaType, bytes, etag, isImmutable }: PageFile,
  { headers }: HttpRequest,
  isPage: boolean,
): ServiceResponse {
  const known: ServiceResponse["headers"] = {
    ...SAFE_HEADERS,
    etag,
    "cache-control": isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
    // The response depends on `Accept`, because programs get JSON from the same URL.
    ...(isPage && { vary: "accept" }),
  };
  if (headers.get("if-none-match")?.includes(etag)) return { status: 304, headers: known };
  return {
    status: 200,
    headers: { ...known, "content-type": mediaType },
    body: bytes,
    bytes: bytes.length,
  };
}

/**
 * Returns whether `Accept` (RFC 9110 section 12.5.1) lists HTML and does not prefer JSON, as in requests from browsers.
 * Programs that accept anything get JSON.
 */
function prefersHtml(accept: string): boolean {
  const html = weightOf("text/html", accept);
  return html > 0 && html >= weightOf("application/json", accept);
}

/** Returns the weight of a media type in the field, or 0 if it is missing. */
function weightOf(mediaType: string, accept: string): number {
  const ranges = accept.split(",").map((range) => range.split(";").map((part) => part.trim().toLowerCase()));
  const named = ranges.find(([type]) => type === mediaType);
  if (!named) return 0;
  const weight = named.find((part) => part.startsWith("q="));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}
