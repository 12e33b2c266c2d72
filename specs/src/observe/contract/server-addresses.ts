import { UsageError } from "../../cli/parse-arguments.ts";

export interface ServerAddress {
  readonly service: string;
  readonly origin: string;
  /** Path without a trailing slash; empty for the root. */
  readonly basePath: string;
}

/**
 * Parses an address such as `edge=https://api.example.com`.
 *
 * @throws {UsageError} for any other form, and for a service without a document.
 */
export function readServerAddress(text: string, services: readonly string[]): ServerAddress {
  const at = text.indexOf("=");
  const service = text.slice(0, Math.max(at, 0));
  const address = text.slice(at + 1);
  if (!services.includes(service))
    throw new UsageError(`--server must be SERVICE=URL with one of these services: ${services.join(", ")}`);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    throw new UsageError(`--server ${service}= must be followed by an HTTP or HTTPS URL`);
  const { origin, pathname } = new URL(address);
  return { service, origin, basePath: pathname.replace(/\/+$/, "") };
}

/**
 * Splits an exchange's URL into the origin and everything after it, without decoding. The origin is undefined if there
 * is no host.
 */
export function splitUrl(url: string): { readonly origin: string | undefined; readonly target: string } {
  const [, address] = /^(https?:\/\/[^/?#]*)/i.exec(url) ?? [];
  if (address === undefined) return { origin: undefined, target: withoutFragment(url) };
  const rest = withoutFragment(url.slice(address.length));
  return {
    origin: URL.canParse(address) ? new URL(address).origin : address,
    target: rest.startsWith("/") ? rest : `/${rest}`,
  };
}

function withoutFragment(url: string): string {
  const at = url.indexOf("#");
  return at < 0 ? url : url.slice(0, at);
}
