import type { HttpRequest, ServiceResponse } from "@seamline/emulator-kit";
import type { ServerContext } from "@seamline/emulator-kit/host";
import { type PageFile, type PageFiles, readPageFiles } from "./page-files.ts";

/**
 * What the page may do (CSP Level 3). It loads its own files and nothing else, sends requests to its own address alone,
 * and makes HTML of no text, so that whatever is stored in the emulator stays text.
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

/** Header fields of every file. No other site may frame it or read it. */
const SAFE_HEADERS: ServiceResponse["headers"] = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** The methods that files respond to. */
const METHODS: readonly string[] = ["GET", "HEAD"];

/** Makes what serves the files of the page. It reads them with the first request for one, since most emulators get none. */
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

/** The page refers to its files by their names alone, so that its address must end in a slash. */
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
    // The same address has JSON for programs.
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
 * Whether `Accept` (RFC 9110 section 12.5.1) asks for HTML by name, and for JSON no more than that. Browsers do;
 * programs that take anything get JSON.
 */
function prefersHtml(accept: string): boolean {
  const html = weightOf("text/html", accept);
  return html > 0 && html >= weightOf("application/json", accept);
}

/** The weight of a media type that the field names; 0 where it does not. */
function weightOf(mediaType: string, accept: string): number {
  const ranges = accept.split(",").map((range) => range.split(";").map((part) => part.trim().toLowerCase()));
  const named = ranges.find(([type]) => type === mediaType);
  if (!named) return 0;
  const weight = named.find((part) => part.startsWith("q="));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}
