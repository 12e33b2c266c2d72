import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { assertSendsCookies } from "../platform/sends-cookies.ts";
import type { Auth } from "./auth.ts";

/** Cookie name and value (RFC 6265 section 4.1.1). Separators would add another cookie. */
const COOKIE = /^[!#$%&'*+\-.^_`|~\w]+=[!#-+\--:<-[\]-~]+$/;

/**
 * Authenticates with a key in a cookie: `apiKeyCookie("session", key)`. The cookie is sent along with a call's own
 * cookies. Browsers do not let scripts set the `Cookie` header, so calls fail there with an `InvalidArgumentError`.
 *
 * @throws InvalidArgumentError if the key is empty, or a cookie cannot contain the name or the key
 */
export function apiKeyCookie(name: string, key: string): Auth {
  const own = `${name}=${key}`;
  if (!COOKIE.test(own)) {
    throw new InvalidArgumentError(
      "apiKeyCookie: key",
      "must be a non-empty cookie value without spaces, commas, semicolons, quotes or backslashes",
    );
  }
  return {
    header({ cookies = "" }) {
      assertSendsCookies("auth");
      // On a retry, the header already contains the key.
      const others = cookies.split("; ").filter((cookie) => cookie && !cookie.startsWith(`${name}=`));
      return { name: "cookie", value: [...others, own].join("; ") };
    },
  };
}
