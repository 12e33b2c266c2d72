/**
 * Rules for servers that listen on loopback. Any page of the web can send requests to them, and a page whose name
 * resolves to this machine (DNS rebinding) can read the responses, too.
 */

const LOOPBACK_IPV4 = /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;

/**
 * Whether a name or an address, without a port, is this machine and no other: `localhost` and names below it
 * (RFC 6761 section 6.3), 127.0.0.0/8 and ::1.
 */
export function isLoopbackHost(host: string): boolean {
  return /^(?:.+\.)?localhost\.?$/i.test(host) || host === "::1" || LOOPBACK_IPV4.test(host);
}

/** Returns the host of an authority, such as a `Host` header, without the port and without brackets. */
export function hostOfAuthority(authority: string): string {
  return authority.replace(/:\d*$/, "").replace(/^\[(.*)\]$/, "$1");
}

/**
 * Checks the page that sends a request. Programs send neither `Origin` nor `Sec-Fetch-Site`.
 *
 * @param origin value of `Origin`
 * @param site value of `Sec-Fetch-Site`: browsers send `same-origin` for requests of a page to its own server, which may
 *   pass them on, as development servers do
 * @returns `foreign-page` for pages of another machine and pages without an origin, `other-port` for pages of another
 *   port of this machine, which anybody may serve; `undefined` for others
 */
export function pageProblem(origin: string, site: string | null): "foreign-page" | "other-port" | undefined {
  if (!isLoopbackHost(hostOfOrigin(origin))) return "foreign-page";
  return site === "same-site" || site === "cross-site" ? "other-port" : undefined;
}

/** A page with the origin `null` has no host. */
function hostOfOrigin(origin: string): string {
  return URL.canParse(origin) ? hostOfAuthority(new URL(origin).hostname) : "";
}
