import { InvalidArgumentError } from "../errors/seamline-error.ts";

/** Matches `http:` URLs whose host is not loopback (RFC 6761 section 6.3, and the IPv4 and IPv6 loopback blocks). */
const UNENCRYPTED = /^http:\/\/(?!(?:(?:[^/]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:\/|$))/;

/**
 * Returns the base URL for all paths, without a trailing slash, query or fragment.
 *
 * @param argument argument name in errors
 * @throws InvalidArgumentError
 */
export function readBaseUrl(baseUrl: unknown, argument = "options.baseUrl"): string {
  const text = String(baseUrl);
  // Test the string, because `search` of a parsed URL is also empty for a bare "?".
  if (/^https?:[^?#]*$/i.test(text) && URL.canParse(text)) {
    const { origin, pathname, username, password } = new URL(text);
    if (!username && !password) return origin + pathname.replace(/\/+$/, "");
  }
  throw new InvalidArgumentError(argument, "must be an absolute http(s) URL without user, query or fragment");
}

/**
 * Rejects base URLs that would send credentials unencrypted.
 *
 * @throws InvalidArgumentError for plain `http:` to a host that is not loopback
 */
export function checkEncrypted({
  baseUrl,
  allowInsecure,
}: {
  readonly baseUrl: string;
  readonly allowInsecure?: boolean;
}): void {
  if (allowInsecure || !UNENCRYPTED.test(baseUrl)) return;
  throw new InvalidArgumentError(
    "options.baseUrl",
    "must use https: unless it is on loopback or allowInsecure is set",
  );
}
