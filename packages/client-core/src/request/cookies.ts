import { recordOf, textOf } from "../arguments/checks.ts";
import type { CookieWriter } from "../definition.ts";
import { assertSendsCookies } from "../platform/sends-cookies.ts";

/**
 * Serializes cookie parameters. Names and values are percent-encoded, so that a value cannot add a cookie. `undefined`
 * and `null` are omitted.
 *
 * @throws InvalidArgumentError if the platform does not send cookies, or a value is a list or an object
 */
export const writeCookies: CookieWriter = (cookies, others) => {
  assertSendsCookies("cookie");
  const pairs = Object.entries(recordOf(cookies, "cookie"))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      return `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value, `cookie.${name}`))}`;
    });
  return [...(others ? [others] : []), ...pairs].join("; ");
};
