import type { Call } from "./call.ts";

/** Request headers that carry secrets when the caller puts them on by hand. */
const SECRET_HEADER = /auth|cookie|key|secret|token/;

/** `text` without the credentials of a call, however often JSON or a URL has escaped them. */
export function redact(text: string, { sent = new Headers(), credentials }: Call): string {
  const byHand = [...sent].flatMap(([name, value]) => (SECRET_HEADER.test(name) ? value : []));
  return (
    [...credentials, ...byHand]
      // A service may repeat a token without its scheme.
      .flatMap((secret) => [secret, secret.replace(/^\S+ +/, "")])
      // What is shorter is no secret, but part of many words.
      .filter((secret) => secret.length > 3)
      .reduce((redacted, secret) => redacted.replace(escapedOrNot(secret), "[redacted]"), text)
  );
}

/** A pattern of the secret in which every sign may be escaped with backslashes or percent-encoded. */
function escapedOrNot(secret: string): RegExp {
  return new RegExp(secret.replace(/\W/g, "(?:\\\\*\\$&|%..)"), "g");
}

/**
 * An error of the platform or of a custom `fetch` without credentials, and without objects that could hold them,
 * such as the request. Text stays text; nothing else is kept.
 *
 * @param depth how many causes of causes to keep: an error may be its own
 */
export function redactCause(cause: unknown, call: Call, depth = 5): unknown {
  if (typeof cause === "string") return redact(cause, call);
  if (!(cause instanceof Error) || depth === 0) return undefined;
  const { name, code, message, stack } = cause as Error & { code?: unknown };
  const copy = new Error(redact(message, call), { cause: redactCause(cause.cause, call, depth - 1) });
  return Object.assign(copy, { name, code, stack: redact(`${stack}`, call) });
}
