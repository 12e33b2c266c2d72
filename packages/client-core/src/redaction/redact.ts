import { isSeamlineError } from "../errors/seamline-error.ts";
import { formsOf, redactForms, type SentSecrets } from "./secret-forms.ts";

/** A member, header or parameter whose name indicates that its value is a secret. */
const NAMED =
  /((?:(?:access|api|client|id|refresh|secret)[-_ ]?(?:key|secret|token)|authorization|cookie|password|sig(?:nature)?|\btoken)(?:\\*["']\s*:\s*\\*["']|=|:\s+)(?:bearer |basic )?)([^\s"'\\&,;<>)}\]]+)/gi;

/** Matches values of at least 8 characters with a digit, because words have no digits. */
const LIKE_A_SECRET = /^(?=.*\d).{8}/;

/**
 * Returns `text` without the credentials of a call and without other secrets that follow a name such as `password`.
 * Finds credentials in these forms: unchanged; without their scheme; as cookie and parameter values; as base64,
 * hexadecimal and decimal bytes; with any JSON, HTML and URL escapes; with separators, spaces and line breaks in
 * between; and cut off at the end of the text. A credential that is an ordinary word is not redacted within sentences.
 */
export function redact(text: string, call: SentSecrets): string {
  const forms = formsOf(call);
  return redactForms(text, forms).replace(NAMED, (whole, name, value) =>
    LIKE_A_SECRET.test(value) || forms.secrets.includes(value) ? `${name}[redacted]` : whole,
  );
}

/** Returns `text` without the credentials of a call, but leaves all other secrets. */
export function redactOwn(text: string, call: SentSecrets): string {
  return redactForms(text, formsOf(call));
}

/**
 * Copies an error from the platform, a custom `fetch` or a token provider. Omits credentials and objects that may
 * contain them, such as the request. Strings are redacted, and all other values are dropped.
 *
 * @param depth maximum number of nested causes, since an error may be its own cause
 */
export function redactCause(cause: unknown, call: SentSecrets, depth = 5): unknown {
  if (typeof cause === "string") return redact(cause, call);
  // Errors from this runtime are already redacted.
  if (isSeamlineError(cause)) return cause;
  // Not `instanceof`: some test runners have their own realm, in which the platform's errors have a different class.
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
