import { InvalidArgumentError } from "../errors/seamline-error.ts";

/**
 * Browsers silently drop the `Cookie` header (Fetch standard, "forbidden request-header"), so a call without its cookie
 * would fail with a misleading error.
 *
 * @throws InvalidArgumentError
 */
export function assertSendsCookies(argument: string): void {
  const { headers } = new Request("http://localhost", { headers: { cookie: "a=b" } });
  if (headers.has("cookie")) return;
  throw new InvalidArgumentError(
    argument,
    'cannot be sent by a browser: let the service set the cookie, and pass a fetch with credentials: "include"',
  );
}
