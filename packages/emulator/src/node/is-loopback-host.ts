import { isIPv4 } from "node:net";

/**
 * Whether a name or an address, without a port, is this machine and no other: `localhost` and what is below it
 * (RFC 6761 section 6.3), 127.0.0.0/8 and ::1.
 */
export function isLoopbackHost(host: string): boolean {
  const isName = /^(?:.+\.)?localhost\.?$/i.test(host);
  return isName || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}
