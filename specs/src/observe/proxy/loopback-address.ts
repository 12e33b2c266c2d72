import { UsageError } from "../../cli/parse-arguments.ts";

export interface LoopbackAddress {
  readonly host: string;
  /** Port number; 0 selects a free port. */
  readonly port: number;
}

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "[::1]", "localhost"]);

/**
 * Parses an address such as `127.0.0.1:4020`. Only loopback addresses are accepted, because every client of the proxy
 * can access the service behind it.
 *
 * @throws {UsageError} if the address is missing or not a loopback address
 */
export function readLoopbackAddress(text: string): LoopbackAddress {
  const [, host = "", port = ""] = /^(.*):(\d{1,5})$/.exec(text) ?? [];
  if (!LOOPBACK.has(host) || Number(port) > 65_535)
    throw new UsageError(
      "--proxy must be a loopback address with a port, such as 127.0.0.1:4020 or 127.0.0.1:0",
    );
  return { host: host.replace(/[[\]]/g, ""), port: Number(port) };
}

/** @throws {UsageError} unless the text is an HTTP or HTTPS URL */
export function readUpstream(text: string | undefined): URL {
  if (text !== undefined && /^https?:\/\//i.test(text) && URL.canParse(text)) return new URL(text);
  throw new UsageError("--proxy requires --to with the HTTP or HTTPS URL of the service");
}
