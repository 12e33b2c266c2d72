/** The parts of a mailbox such as `Ann <ann@example.com>`. The name may be empty. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export function parseMailAddress(mailbox: string): MailAddress {
  const parts = /^(?<name>[^<]*)<(?<address>[^<>]*)>\s*$/.exec(mailbox)?.groups;
  if (!parts) return { name: "", address: withoutSpace(mailbox) };
  const name = (parts.name ?? "").trim().replace(/^"(.*)"$/s, "$1");
  return { name, address: withoutSpace(parts.address ?? "") };
}

/** Replaces all line breaks with line feeds. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

export function inOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, " ").trim();
}

/** Returns the length of a character in UTF-8, in octets. */
export function utf8Length(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "");
}
