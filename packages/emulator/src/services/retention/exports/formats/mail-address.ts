/** A mailbox taken apart: `Ann <ann@example.com>`, or the address alone. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export function readAddress(mailbox: string): MailAddress {
  const found = /^(?<name>[^<]*)<(?<address>[^<>]*)>\s*$/.exec(mailbox)?.groups;
  if (!found) return { name: "", address: withoutSpace(mailbox) };
  const name = (found.name ?? "").trim().replace(/^"(.*)"$/s, "$1");
  return { name, address: withoutSpace(found.address ?? "") };
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "");
}
