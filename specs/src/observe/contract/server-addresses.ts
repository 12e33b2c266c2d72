import { UsageError } from "../../cli/parse-arguments.ts";

/** Where a service is reached: `https://api.example.com/edge`. */
export interface ServerAddress {
  readonly service: string;
  readonly origin: string;
  /** Without a slash at its end; empty for the root. */
  readonly basePath: string;
}

/**
 * Reads `edge=https://api.example.com`.
 *
 * @throws {UsageError} for another form, and for a service that has no document
 */
export function readServerAddress(text: string, services: readonly string[]): ServerAddress {
  const at = text.indexOf("=");
  const service = text.slice(0, Math.max(at, 0));
  const address = text.slice(at + 1);
  if (!services.includes(service))
    throw new UsageError(`--server must begin with a service and =, one of ${services.join(", ")}`);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    throw new UsageError(`--server ${service}= must be followed by a URL of http or https`);
  const { origin, pathname } = new URL(address);
  return { service, origin, basePath: pathname.replace(/\/+$/, "") };
}

/** The URL of an exchange as the origin and what follows it, undecoded; no origin where it has no host. */
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
