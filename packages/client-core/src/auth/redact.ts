import { isSeamlineError } from "../errors/seamline-error.ts";
import type { Call } from "../pipeline/call.ts";

/** Request headers that carry secrets when the caller puts them on by hand. */
export const SECRET_HEADER: RegExp = /auth|cookie|credential|key|passw|secret|session|signature|token/;

/**
 * What is left in sentences, since it is no secret: a word of fewer than 16 letters (`token`), short words that one
 * character joins (`test-key`), a short number, an e-mail address for examples (RFC 2606). Keys and passwords are
 * longer, or have digits.
 */
const WORD =
  /^(?:[A-Z]?[a-z]{1,14}|[A-Z]{1,15})$|^(?=.{0,8}$)(?:[A-Z]?[a-z]+|[A-Z]+)(?:[-_.](?:[A-Z]?[a-z]+|[A-Z]+))*$|^\d{1,7}$|^[\w.]+@example\.(?:com|net|org)$/;

/** A member, header or parameter whose name says that its value is a secret. */
const NAMED =
  /((?:(?:access|api|client|id|refresh|secret)[-_ ]?(?:key|secret|token)|authorization|cookie|password|sig(?:nature)?|\btoken)(?:\\*["']\s*:\s*\\*["']|=|:\s+)(?:bearer |basic )?)([^\s"'\\&,;<>)}\]]+)/gi;

/** What such a value has that is no word. */
const LIKE_A_SECRET = /^(?=.*\d).{8}/;

/**
 * A character other than letters and digits, as JSON (RFC 8259 section 7), a URL (RFC 3986 section 2.1, also twice),
 * HTML, a form, a JSON pointer (RFC 6901 section 3), or base64 for URLs (RFC 4648 section 5) may write it; also cut
 * off.
 */
const ESCAPED = "(?:\\\\*\\$&|\\\\+u\\w{4}|(?:%(?:25)*\\w\\w){1,2}|&#?\\w+;|[-_+]|~[01]|[\\\\%&]+[#\\w]*$)";

/**
 * `text` without the credentials of a call: as they were sent, without their scheme, as values of cookies and
 * parameters, in base64, cut off where the text ends, and however often JSON, HTML or a URL has escaped them. And
 * without other secrets, where their names say what they are. A credential that is a word of the language is left in
 * sentences, which would make no sense without it.
 */
export function redact(text: string, { sent = new Headers(), credentials }: Call): string {
  const byHand = [...sent].flatMap(([name, value]) => (SECRET_HEADER.test(name) ? value : []));
  const secrets = [...credentials, ...byHand].flatMap(secretsIn);
  return (
    secrets
      // "Bearer token is missing" is what services say of a credential that is not there.
      .filter((secret) => !WORD.test(secret) && !/^bearer [a-z]{1,14}$/i.test(secret))
      .flatMap((secret) => [secret, ...base64FormsOf(secret)])
      // What is shorter is no secret, but part of many words. Few texts contain even the start of one.
      .filter((form) => form.length > 3 && text.includes(/\w{1,4}/.exec(form)?.[0] ?? ""))
      .reduce((redacted, form) => redacted.replace(patternOf(form), "[redacted]"), text)
      .replace(NAMED, (whole, name, value) =>
        LIKE_A_SECRET.test(value) || secrets.includes(value) ? `${name}[redacted]` : whole,
      )
  );
}

/** What of the value of a header a service may repeat: all of it, or without its scheme, or parts. */
function secretsIn(value: string): string[] {
  const bare = value.replace(/^\S+ +/, "");
  const parameters = Array.from(value.matchAll(/="?([^\s;,"]{4,})/g), ([, text = ""]) => text);
  return [value, bare, ...parameters, ...(/^basic /i.test(value) ? passwordsIn(bare) : [])];
}

/** User name and password, joined by a colon, and the password alone (RFC 7617 section 2). */
function passwordsIn(base64: string): string[] {
  try {
    const bytes = atob(base64);
    const texts = [bytes, new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))];
    return texts.flatMap((pair) => [pair, pair.replace(/.*?:/, "")]);
  } catch {
    return [];
  }
}

/** What base64 makes of any text that contains the secret, which may begin at three places of a group. */
function base64FormsOf(secret: string): string[] {
  // As UTF-8, and as the bytes that a header was sent in.
  const inUtf8 = String.fromCharCode(...new TextEncoder().encode(secret));
  return [inUtf8, secret.replace(/[^\x20-\xff]/g, "?")].flatMap((bytes) =>
    ["", " ", "  "].map((before) => {
      const text = before + bytes;
      // A character encodes 6 bits: those at the ends depend on what stands beside the secret.
      return btoa(text).slice(Math.ceil((before.length * 8) / 6), Math.floor((text.length * 8) / 6));
    }),
  );
}

/** A pattern of a secret, or of its start at the end of a text. */
function patternOf(secret: string): RegExp {
  // How much of it is needed there: more where that could be a word of the text, such as a scheme.
  const least = WORD.test(secret.slice(0, 6)) ? 10 : 6;
  const signs = Array.from(secret, (sign, index) => {
    const written = sign.replace(/\W/, ESCAPED);
    return index < least ? written : `(?:${written}|$)`;
  });
  // A word after its scheme is not the start of another word.
  return new RegExp(`${signs.join("")}${/ [\w.-]+$/.test(secret) ? "(?!\\w)" : ""}`, "g");
}

/**
 * An error of the platform, of a custom `fetch` or of a token provider without credentials, and without objects that
 * could contain them, such as the request. Text stays text; nothing else is kept.
 *
 * @param depth how many causes of causes to keep: an error may be its own
 */
export function redactCause(cause: unknown, call: Call, depth = 5): unknown {
  if (typeof cause === "string") return redact(cause, call);
  // Another call has made it, without its credentials.
  if (isSeamlineError(cause)) return cause;
  // Not `instanceof`: where tests run in a realm of their own, the platform's errors are of another.
  const { name, code, message, stack, cause: inner } = Object(cause) as Error & { code?: unknown };
  if (message === undefined || depth === 0) return undefined;
  const textOf = (value: unknown): string => redact(String(value), call);
  const copy = new Error(textOf(message), { cause: redactCause(inner, call, depth - 1) });
  return Object.assign(copy, {
    name: textOf(name),
    code: typeof code === "number" ? code : code && textOf(code),
    stack: textOf(stack),
  });
}
