/** Replacement for a credential. */
const REDACTED = "[redacted]";
/** Headers that describe a body or a client, so their values are no secrets. */
const PUBLIC: readonly string[] = ["accept", "accept-language", "content-type", "user-agent"];
/** Shorter values are not searched for in texts, because they match by chance. */
const MIN_LENGTH = 4;

/** Replaces the credentials of a run in texts that a report contains. */
export class Redaction {
  readonly #secrets: readonly string[];
  readonly names: readonly string[];

  constructor(headers: Readonly<Record<string, string>>) {
    const secret = Object.entries(headers).filter(([name]) => !PUBLIC.includes(name.toLowerCase()));
    this.names = secret.map(([name]) => name);
    const values = secret.flatMap(([, value]) => [value, ...value.split(/\s+/).slice(1)]);
    this.#secrets = values.filter(({ length }) => length >= MIN_LENGTH).sort((a, b) => b.length - a.length);
  }

  redact(text: string): string {
    return this.#secrets.reduce((redacted, secret) => redacted.replaceAll(secret, REDACTED), text);
  }
}
