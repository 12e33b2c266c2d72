/** Replacement for a credential. */
const REDACTED = "[redacted]";
/** Headers that describe a body or a client, so their values are not secret. */
const PUBLIC: readonly string[] = ["accept", "accept-language", "content-type", "user-agent"];
/** Shorter values are not redacted, because they could match by chance. */
const MIN_LENGTH = 4;

/** Replaces a run's credentials in the text of a report, even if they are escaped or encoded. */
export class Redaction {
  readonly #secrets: RegExp | undefined;
  readonly names: readonly string[];

  constructor(headers: Readonly<Record<string, string>>) {
    const secret = Object.entries(headers).filter(([name]) => !PUBLIC.includes(name.toLowerCase()));
    this.names = secret.map(([name]) => name);
    const values = new Set(secret.flatMap(([, value]) => secretsOf(value).flatMap(withBase64)));
    const found = [...values].filter(({ length }) => length >= MIN_LENGTH);
    const patterns = found.sort((a, b) => b.length - a.length).map(escapedPattern);
    this.#secrets = patterns.length > 0 ? new RegExp(patterns.join("|"), "gu") : undefined;
  }

  redact(text: string): string {
    return this.#secrets === undefined ? text : text.replace(this.#secrets, REDACTED);
  }

  /** Returns a copy of a value without credentials in strings. Member names stay the same. */
  redactAll<Value>(value: Value): Value {
    return this.#copy(value, (name) => name) as Value;
  }

  /** Returns a copy of a JSON body without credentials in strings and member names. */
  redactBody(body: unknown): unknown {
    return this.#copy(body, (name) => this.redact(name));
  }

  #copy(value: unknown, rename: (name: string) => string): unknown {
    if (typeof value === "string") return this.redact(value);
    if (Array.isArray(value)) return value.map((each) => this.#copy(each, rename));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [rename(name), this.#copy(each, rename)]),
    );
  }
}

/**
 * Returns the secrets in a header value: the value itself, its words, its cookies, and decoded user names with
 * passwords.
 */
function secretsOf(value: string): string[] {
  const [scheme = "", ...words] = value.split(/[\s;,]+/);
  const named = [scheme, ...words].flatMap((each) => /^[^=]+="?([^"]+)"?$/.exec(each)?.[1] ?? []);
  const decoded = scheme.toLowerCase() === "basic" ? words.map(decodeBase64) : [];
  const passwords = decoded.flatMap((each) => each.split(/:(.*)/s).slice(1, 2));
  return [value, ...words, ...named, ...decoded, ...passwords];
}

function decodeBase64(text: string): string {
  return Buffer.from(text, "base64").toString("utf8");
}

function withBase64(secret: string): string[] {
  const encoded = Buffer.from(secret, "utf8").toString("base64").replace(/=+$/, "");
  return [secret, encoded, encoded.replaceAll("+", "-").replaceAll("/", "_")];
}

/** Returns a pattern that matches `text` even if characters are escaped for JSON, URLs, HTML or a shell. */
function escapedPattern(text: string): string {
  return Array.from(text, characterPattern).join("");
}

function characterPattern(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  const bytes = Array.from(Buffer.from(character, "utf8"), (byte) => byte.toString(16).padStart(2, "0"));
  const plain = character.replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`);
  const forms = [
    String.raw`\\?${plain}`,
    bytes.map((byte) => `%${anyCase(byte)}`).join(""),
    String.raw`\\u${anyCase(hex.padStart(4, "0"))}`,
    `&#(?:[xX]0*${anyCase(hex)}|0*${code});`,
    ...(SPECIAL[character] ?? []),
  ];
  return `(?:${forms.join("|")})`;
}

/** Additional escaped forms of special characters. */
const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  " ": [String.raw`\+`],
  "'": [String.raw`'\\''`, "&apos;"],
  '"': ["&quot;"],
  "&": ["&amp;"],
  "<": ["&lt;"],
  ">": ["&gt;"],
};

function anyCase(hex: string): string {
  return hex.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
