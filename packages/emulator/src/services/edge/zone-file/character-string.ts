/** Bytes of a character-string at most (RFC 1035 section 3.3). */
const LONGEST = 255;

/** A text as one quoted string of a zone file (RFC 1035 section 5.1). */
export function quoted(text: string): string {
  return quotedBytes(new TextEncoder().encode(text));
}

/** A text of any length as the character-strings that hold it, at least one. */
export function characterStrings(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const strings: string[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += LONGEST)
    strings.push(quotedBytes(bytes.subarray(at, at + LONGEST)));
  return strings.join(" ");
}

function quotedBytes(bytes: Uint8Array): string {
  return `"${Array.from(bytes, escaped).join("")}"`;
}

function escaped(byte: number): string {
  const character = String.fromCharCode(byte);
  if (character === '"' || character === "\\") return `\\${character}`;
  return character >= " " && character <= "~" ? character : `\\${byte.toString().padStart(3, "0")}`;
}
