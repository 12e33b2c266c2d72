import { lettersOf, type Range, viewsOf } from "./text-views.ts";

/** The credentials of a call, which no error, event or log may contain. */
export interface SentSecrets {
  /** Headers of the request, which may contain credentials that the caller set. */
  readonly sent?: Headers;
  /** Credentials that `auth` sent, or that a signed URL contains. */
  readonly credentials: readonly string[];
}

/** Matches the names of request headers that contain secrets if the caller sets them. */
export const SECRET_HEADER: RegExp = /auth|cookie|credential|key|passw|secret|session|signature|token/;

/**
 * Matches credentials that are too ordinary to be redacted within sentences: a word of fewer than 16 letters (`token`),
 * short words joined by one character (`test-key`), a short number, an example e-mail address (RFC 2606). Real keys and
 * passwords are longer or contain digits.
 */
const WORD =
  /^(?:[A-Z]?[a-z]{1,14}|[A-Z]{1,15})$|^(?=.{0,8}$)(?:[A-Z]?[a-z]+|[A-Z]+)(?:[-_.](?:[A-Z]?[a-z]+|[A-Z]+))*$|^\d{1,7}$|^[\w.]+@example\.(?:com|net|org)$/;

/** The secrets of a call, and the strings to search for. */
export interface SecretForms {
  readonly secrets: readonly string[];
  /** The unchanged secrets, and the secrets with escapes decoded, because a secret may contain an escape by chance. */
  readonly exact: ReadonlySet<string>;
  /** Letters and digits of the secrets, unchanged and as base64, hexadecimal and decimal bytes. */
  readonly letters: ReadonlySet<string>;
}

/** Caches the forms of the last call, because a client's calls usually send the same credentials. */
let last: { readonly key: string; readonly forms: SecretForms } | undefined;

/** Returns the forms of all credentials that a call has sent, through `auth` or in the caller's headers. */
export function formsOf({ sent, credentials }: SentSecrets): SecretForms {
  const byHand = [...(sent ?? [])].flatMap(([name, value]) => (SECRET_HEADER.test(name) ? value : []));
  const values = [...credentials, ...byHand];
  const key = values.join("\n");
  if (last?.key !== key) last = { key, forms: makeForms(values.flatMap(secretsIn)) };
  return last.forms;
}

function makeForms(secrets: readonly string[]): SecretForms {
  // "Bearer token is missing" is a common message, and must not be redacted.
  const unusual = secrets.filter((secret) => !WORD.test(secret) && !/^bearer [a-z]{1,14}$/i.test(secret));
  // Match a scheme and its credential only with the space between them. Without the space, the end of a sentence could
  // match.
  const bare = unusual.filter((secret) => !/^\S+ +[\w.-]+$/.test(secret));
  const letters = bare.flatMap((secret) => [
    ...viewsOf(secret).map((view) => lettersOf(view).text),
    ...byteFormsOf(secret).map((text) => text.replace(/[^\da-z]+/gi, "")),
  ]);
  return {
    secrets,
    // Shorter strings occur in many words.
    exact: new Set(
      unusual.flatMap((secret) => viewsOf(secret).map(({ text }) => text)).filter(({ length }) => length > 3),
    ),
    letters: new Set(letters.filter((text) => text.length > 5)),
  };
}

/** Returns the parts of a header value that a service may repeat: the whole value, the credential, the parameters. */
function secretsIn(value: string): string[] {
  const bare = value.replace(/^\S+ +/, "");
  const parameters = Array.from(value.matchAll(/="?([^\s;,"]{4,})/g), ([, text = ""]) => text);
  return [value, bare, ...parameters, ...(/^basic /i.test(value) ? passwordsIn(bare) : [])];
}

/** Returns "user:password" and the password by itself (RFC 7617 section 2). */
function passwordsIn(base64: string): string[] {
  try {
    const bytes = atob(base64);
    const texts = [bytes, new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))];
    return texts.flatMap((pair) => [pair, pair.replace(/.*?:/, "")]);
  } catch {
    return [];
  }
}

/** Returns a secret in base64, hexadecimal and decimal, both for its UTF-8 bytes and for its bytes in a header. */
function byteFormsOf(secret: string): string[] {
  const inUtf8 = Array.from(new TextEncoder().encode(secret), (byte) => String.fromCharCode(byte)).join("");
  return [inUtf8, secret.replace(/[^\x20-\xff]/g, "?")].flatMap((text) => {
    const bytes = Array.from(text, (byte) => byte.charCodeAt(0));
    const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0"));
    const upper = hex.join("").toUpperCase();
    return [...base64FormsOf(text), hex.join(""), upper, hex.join("0x"), bytes.join("")];
  });
}

/** Returns the base64 forms of bytes within a longer string, for each of the three positions in a base64 group. */
function base64FormsOf(bytes: string): string[] {
  return ["", " ", "  "].map((before) => {
    const text = before + bytes;
    // Drop the characters at both ends, because they also encode bits of the neighboring bytes.
    return btoa(text).slice(Math.ceil((before.length * 8) / 6), Math.floor((text.length * 8) / 6));
  });
}

/** Replaces every occurrence of the secrets in `text`, in any of their forms. */
export function redactForms(text: string, { exact, letters }: SecretForms): string {
  if (!exact.size) return text;
  const ranges = viewsOf(text).flatMap((view) => {
    const bare = lettersOf(view);
    // The text can end in the middle of a form only if its last characters can occur in base64 or in a URL.
    const mayBeCut = /[\da-z][-+/=_.%]*$/i.test(view.text);
    return [
      ...[...exact].flatMap((form) => rangesOf(form, view.text).map(view.locate)),
      ...[...letters].flatMap((form) => rangesOf(form, bare.text, mayBeCut).map(bare.locate)),
    ];
  });
  return withoutRanges(text, ranges);
}

/** Replaces ranges that may overlap. */
function withoutRanges(text: string, ranges: readonly Range[]): string {
  let redacted = "";
  let from = 0;
  for (const [start, end] of [...ranges].sort((one, other) => one[0] - other[0])) {
    if (end <= from) continue;
    if (start >= from) redacted += `${text.slice(from, start)}[redacted]`;
    from = end;
  }
  return redacted + text.slice(from);
}

/**
 * Finds all occurrences of a secret, and a prefix of the secret at the end of `text`. The range of such a prefix ends
 * at Infinity.
 *
 * @param mayBeCut whether `text` may end in the middle of a secret
 */
function rangesOf(secret: string, text: string, mayBeCut = true): Range[] {
  const found: Range[] = [];
  const { length } = secret;
  // A scheme with its credential must not match the beginning of a longer word.
  const mayGoOn = !/ [\w.-]+$/.test(secret);
  for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + length)) {
    if (mayGoOn || !/^\w/.test(text.slice(at + length, at + length + 1))) found.push([at, at + length]);
  }
  // Require a longer prefix if it could be an ordinary word, such as a scheme.
  const least = WORD.test(secret.slice(0, 6)) ? 10 : 6;
  for (let at = Math.max(0, text.length - length + 1); mayBeCut && at <= text.length - least; at += 1) {
    if (secret.startsWith(text.slice(at))) return [...found, [at, Infinity]];
  }
  return found;
}
