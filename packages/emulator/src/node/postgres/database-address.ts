import { StoreArgumentError } from "@seamline/emulator-kit/host";

const NO_HOST = "no-host";
const EXAMPLE = "postgres://user@host:5432/database";

/** Whether a text is meant as the URL of a database. */
export function isDatabaseUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(text);
}

/**
 * Returns what messages call a database: its URL without password and parameters.
 *
 * @throws StoreArgumentError for what is no such URL. The message does not repeat it, since it may contain a password
 */
export function databaseAddress(url: unknown): string {
  if (typeof url !== "string" || !isDatabaseUrl(url))
    throw new StoreArgumentError("url", `must be the URL of a PostgreSQL database, such as ${EXAMPLE}`);
  let parsed: URL;
  try {
    // The driver takes a user without a host, as for a socket that a parameter names; the standard of URLs does not.
    parsed = new URL(url.replace("@/", `@${NO_HOST}/`));
  } catch {
    const problem = `cannot be read: it must be such as ${EXAMPLE}, with special characters of user and password percent-encoded`;
    throw new StoreArgumentError("url", problem);
  }
  const user = parsed.username === "" ? "" : `${parsed.username}@`;
  const host = ["", NO_HOST].includes(parsed.host) ? (parsed.searchParams.get("host") ?? "") : parsed.host;
  return `postgres://${user}${host}${parsed.pathname}`;
}
