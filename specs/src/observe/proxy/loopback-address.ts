import { UsageError } from "../../cli/parse-arguments.ts";

/** Where the proxy listens. */
export interface LoopbackAddress {
  readonly host: string;
  /** 0 for a port that is free. */
  readonly port: number;
}

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "[::1]", "localhost"]);

/**
 * Reads `127.0.0.1:4020`. Other machines may not use the proxy: every client of the proxy can access the service
 * behind it.
 *
 * @throws {UsageError} for an address of another host, and for none
 */
export function readLoopbackAddress(text: string): LoopbackAddress {
  const [, host = "", port = ""] = /^(.*):(\d{1,5})$/.exec(text) ?? [];
  if (!LOOPBACK.has(host) || Number(port) > 65_535)
    throw new UsageError("--proxy must be a port of this machine, such as 127.0.0.1:4020 or 127.0.0.1:0");
  return { host: host.replace(/[[\]]/g, ""), port: Number(port) };
}

/** @throws {UsageError} for what is no URL of http or https */
export function readUpstream(text: string | undefined): URL {
  if (text !== undefined && /^https?:\/\//i.test(text) && URL.canParse(text)) return new URL(text);
  throw new UsageError("--proxy needs --to and a URL of http or https, which requests are passed on to");
}
