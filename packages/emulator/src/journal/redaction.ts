const REDACTED = "[redacted]";

/** Headers whose value is a secret. What asks for credentials, or names an authority, holds none. */
const SECRET_HEADER = /auth(?!enticate$|ority$)|cookie|credential|key|passw|secret|session|signature|token/i;

/** Names that mean a secret wherever they stand. Page tokens are none. */
const SECRETS = [
  "(?:access|auth|id|oauth|refresh|session)[-_]?token",
  "(?:access|api|private|secret)[-_]?key",
  "client[-_]?secret",
  "secret",
  "passw(?:or)?d",
  "authorization",
  "signature",
  "[\\w-]*[-_](?:credential|security[-_]token|sig|signature)",
].join("|");

/** In a query these mean one, too; in JSON they may be the name of anything. */
const QUERY_SECRETS = `${SECRETS}|key|sig|token`;

const SECRET_PARAMETER = new RegExp(`^(?:${QUERY_SECRETS})$`, "i");
const SECRET_MEMBER = new RegExp(`("(?:${SECRETS})"\\s*:\\s*")(?:[^"\\\\]|\\\\.)*`, "gi");

/** A parameter of a query or a form, up to where a URL ends in a text. */
const PARAMETER = /(^|[?&])([^?&=#\s"'<>\\]{1,100})=[^&#\s"'<>\\]*/g;

/** A secret parameter of a URL that stands in another one, or in JSON or HTML, and is escaped there. */
const ESCAPED_PARAMETER = new RegExp(
  `((?:%(?:25)*(?:3f|26)|\\\\u0026|&amp;)(?:${QUERY_SECRETS})(?:%(?:25)*3d|\\\\u003d|=))(?:(?!%(?:25)*26)[^&#\\s"'<>\\\\])*`,
  "gi",
);

/** User name and password of a URL (RFC 3986 section 3.2.1). */
const USER = /(:\/\/)[^/?#@\s"'<>]*@/g;

const SCHEME = /^(?:bearer|basic|digest) (?=.)/i;

/** Header fields as they may be shown: names in lower case, several of one name joined (RFC 9110 section 5.3). */
export function redactHeaders(headers: Iterable<readonly [string, string]>): Record<string, string> {
  const shown = new Map<string, string>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const before = shown.get(key);
    const text = SECRET_HEADER.test(key) ? redactCredentials(value) : redactText(value);
    shown.set(key, before === undefined ? text : `${before}, ${text}`);
  }
  return Object.fromEntries(shown);
}

/**
 * A text that may hold URLs, a form or JSON, such as a request target or a body, without passwords, keys, tokens and
 * signatures. All else stays as it is, to the letter.
 */
export function redactText(text: string): string {
  return text
    .replace(USER, `$1${REDACTED}@`)
    .replace(PARAMETER, (parameter, before: string, name: string) =>
      SECRET_PARAMETER.test(decodeName(name)) ? `${before}${name}=${REDACTED}` : parameter,
    )
    .replace(ESCAPED_PARAMETER, `$1${REDACTED}`)
    .replace(SECRET_MEMBER, `$1${REDACTED}`);
}

function redactCredentials(value: string): string {
  return `${SCHEME.exec(value)?.[0] ?? ""}${REDACTED}`;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
