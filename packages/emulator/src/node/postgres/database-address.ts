import { StoreArgumentError } from "@seamline/emulator-kit/host";

const NO_HOST = "no-host";
const EXAMPLE = "postgres://user@host:5432/database";

/** Returns whether a string looks like the URL of a database. */
export function isDatabaseUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(text);
}

/**
 * Returns the URL of a database without its password and parameters, for use in messages.
 *
 * @throws StoreArgumentError if the URL is invalid. The message omits the URL, which may contain a password.
 */
export function databaseAddress(url: unknown): string {
  if (typeof url !== "string" || !isDatabaseUrl(url))
    throw new StoreArgumentError("url", `must be the URL of a PostgreSQL database, such as ${EXAMPLE}`);
  let parsed: URL;
  try {
    // The driver accepts a user without a host, for example with a socket in a parameter. The URL standard does not.
    parsed = new URL(url.replace("@/", `@${NO_HOST}/`));
  } catch {
    const problem = `cannot be parsed: it must look like ${EXAMPLE}, with special characters in user and password percent-encoded`;
    throw new StoreArgumentError("url", problem);
  }
  const user = parsed.username === "" ? "" : `${parsed.username}@`;
  const host = ["", NO_HOST].includes(parsed.host) ? (parsed.searchParams.get("host") ?? "") : parsed.host;
  return `postgres://${user}${host}${parsed.pathname}`;
}
