const REDACTED = "[redacted]";

/** Headers whose values are secret. `WWW-Authenticate` and `:authority` do not contain secrets. */
const SECRET_HEADER = /auth(?!enticate$|ority$)|cookie|credential|key|passw|secret|session|signature|token/i;

/** Names that refer to secrets in any context. Page tokens are not secret. */
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

/** Names that refer to secrets only in queries. In JSON, they may have other meanings. */
const QUERY_SECRETS = `${SECRETS}|key|sig|token`;

const SECRET_PARAMETER = new RegExp(`^(?:${QUERY_SECRETS})$`, "i");
const SECRET_MEMBER = new RegExp(`("(?:${SECRETS})"\\s*:\\s*")(?:[^"\\\\]|\\\\.)*`, "gi");

/** A parameter in a query or a form. It ends at characters that would also end a URL within text. */
const PARAMETER = /(^|[?&])([^?&=#\s"'<>\\]{1,100})=[^&#\s"'<>\\]*/g;

/** A secret parameter in an escaped URL inside another URL, JSON or HTML. */
const ESCAPED_PARAMETER = new RegExp(
  `((?:%(?:25)*(?:3f|26)|\\\\u0026|&amp;)(?:${QUERY_SECRETS})(?:%(?:25)*3d|\\\\u003d|=))(?:(?!%(?:25)*26)[^&#\\s"'<>\\\\])*`,
  "gi",
);

/** The user name and password in a URL (RFC 3986 section 3.2.1). */
const USER = /(:\/\/)[^/?#@\s"'<>]*@/g;

const SCHEME = /^(?:bearer|basic|digest) (?=.)/i;

/**
 * Redacts headers. Names are converted to lowercase, and headers with the same name are joined (RFC 9110 section 5.3).
 */
export function redactHeaders(headers: Iterable<readonly [string, string]>): Record<string, string> {
  const redacted = new Map<string, string>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const before = redacted.get(key);
    const text = SECRET_HEADER.test(key) ? redactCredentials(value) : redactText(value);
    redacted.set(key, before === undefined ? text : `${before}, ${text}`);
  }
  return Object.fromEntries(redacted);
}

/**
 * Redacts passwords, keys, tokens and signatures in a string that may contain URLs, form data or JSON, such as a
 * request target or a body. The rest of the string is unchanged.
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
