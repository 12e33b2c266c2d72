import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";

/** `http:` to a host that is not loopback (RFC 6761 section 6.3, and the blocks of IPv4 and IPv6). */
const UNENCRYPTED = /^http:\/\/(?!(?:(?:[^/]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:\/|$))/;

/**
 * What every path is appended to: no trailing slash, query or fragment.
 *
 * @throws InvalidArgumentError
 */
export function readBaseUrl(baseUrl: unknown): string {
  const url = URL.canParse(`${baseUrl}`) && new URL(`${baseUrl}`);
  // `search` is empty for a bare "?", hence the test of the text.
  if (!url || !/^https?:[^?#]*$/i.test(`${baseUrl}`) || url.username || url.password) {
    throw new InvalidArgumentError(
      "options.baseUrl",
      "must be an absolute http(s) URL without user name, query and fragment, such as https://api.example.com/v1",
    );
  }
  return url.origin + url.pathname.replace(/\/+$/, "");
}

/**
 * Refuses to send credentials unencrypted.
 *
 * @throws InvalidArgumentError for plain `http:` to a host that is not loopback
 */
export function checkEncrypted(baseUrl: string, allowInsecure: boolean | undefined): void {
  if (UNENCRYPTED.test(baseUrl) && !allowInsecure) {
    throw new InvalidArgumentError(
      "options.baseUrl",
      "must be https: off loopback, unless allowInsecure is true",
    );
  }
}
