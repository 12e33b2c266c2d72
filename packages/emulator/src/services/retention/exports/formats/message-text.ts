/** A mailbox taken apart: `Ann <ann@example.com>`, or the address alone. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export function parseMailAddress(mailbox: string): MailAddress {
  const found = /^(?<name>[^<]*)<(?<address>[^<>]*)>\s*$/.exec(mailbox)?.groups;
  if (!found) return { name: "", address: withoutSpace(mailbox) };
  const name = (found.name ?? "").trim().replace(/^"(.*)"$/s, "$1");
  return { name, address: withoutSpace(found.address ?? "") };
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "");
}

/** Text whose lines all end with a line feed. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** Text in one line. */
export function inOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, " ").trim();
}

/** How many octets a character has in UTF-8. */
export function utf8Length(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
}
