/**
 * Rules for servers that listen on a loopback address. Any web page can send requests to them, and a page whose host
 * name resolves to this machine (DNS rebinding) can also read the responses.
 */

const LOOPBACK_IPV4 = /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;

/**
 * Returns whether a host name or address (without a port) always refers to this machine: `localhost` and its subdomains
 * (RFC 6761 section 6.3), 127.0.0.0/8 and ::1.
 */
export function isLoopbackHost(host: string): boolean {
  return /^(?:.+\.)?localhost\.?$/i.test(host) || host === "::1" || LOOPBACK_IPV4.test(host);
}

/** Returns the host of an authority, such as a `Host` header, without port and brackets. */
export function hostOfAuthority(authority: string): string {
  return authority.replace(/:\d*$/, "").replace(/^\[(.*)\]$/, "$1");
}

/**
 * Checks which page sent a request. Only browsers send `Origin` and `Sec-Fetch-Site`.
 *
 * @param origin value of `Origin`
 * @param site value of `Sec-Fetch-Site`. Browsers send `same-origin` for requests to the page's own server, which may be a
 *   development server that proxies them
 * @returns `foreign-page` for pages from other machines and pages without an origin; `other-port` for pages from
 *   another port of this machine, which any local user can serve; `undefined` for other requests
 */
export function pageProblem(origin: string, site: string | null): "foreign-page" | "other-port" | undefined {
  if (!isLoopbackHost(hostOfOrigin(origin))) return "foreign-page";
  return site === "same-site" || site === "cross-site" ? "other-port" : undefined;
}

/** Returns the host of an origin, or an empty string for the origin `null`. */
function hostOfOrigin(origin: string): string {
  return URL.canParse(origin) ? hostOfAuthority(new URL(origin).hostname) : "";
}
