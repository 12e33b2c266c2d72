/** Request headers that carry secrets, wherever they come from. */
const SECRET_HEADERS = ["authorization", "proxy-authorization", "cookie"];

/** Credentials that the caller put on a request by hand. */
export function secretsOf(headers: Headers): string[] {
  return SECRET_HEADERS.flatMap((name) => headers.get(name) ?? []);
}

/** `text` without credentials, however often JSON or a URL has escaped them. */
export function redact(text: string, secrets: readonly string[]): string {
  // A service may repeat a token without its scheme.
  const patterns = secrets
    .flatMap((secret) => [secret, secret.replace(/^\S+ +/, "")])
    .filter(Boolean)
    .map(escapedOrNot);
  return patterns.length > 0 ? text.replace(new RegExp(patterns.join("|"), "g"), "[redacted]") : text;
}

/** A pattern of the secret in which every sign may be escaped with backslashes or percent-encoded. */
function escapedOrNot(secret: string): string {
  return secret.replace(/\W/g, (sign) => {
    const hex = sign.charCodeAt(0).toString(16);
    return `(?:\\\\*\\${sign}|%(?:${hex}|${hex.toUpperCase()}))`;
  });
}

/**
 * An error of the platform or of a custom `fetch` without credentials, and without objects that could hold them,
 * such as the request.
 */
export function redactCause(cause: unknown, secrets: readonly string[]): unknown {
  if (!(cause instanceof Error)) return undefined;
  const { name, code } = cause as Error & { code?: unknown };
  const message = redact(cause.message, secrets);
  const copy = new Error(message, { cause: redactCause(cause.cause, secrets) });
  return Object.assign(copy, { name, code, stack: redact(`${cause.stack}`, secrets) });
}
