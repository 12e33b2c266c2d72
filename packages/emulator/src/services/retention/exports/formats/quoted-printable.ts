const LINE = 76;

/** Text as quoted-printable (RFC 2045 section 6.7) of its UTF-8. Line feeds stay line ends. */
export function quotedPrintable(text: string): string {
  return text.split("\n").map(encodedLine).join("\n");
}

function encodedLine(line: string): string {
  const encoded = line
    .replace(/[^ -~\t]+|=/gu, percentBytes)
    .replace(/[ \t]$/, (space) => (space === " " ? "=20" : "=09"));
  return encoded.length <= LINE ? encoded : broken(encoded);
}

function percentBytes(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return Array.from(bytes, (byte) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

/** Soft line breaks, none of which falls into an encoded byte. */
function broken(encoded: string): string {
  const lines: string[] = [];
  let rest = encoded;
  while (rest.length > LINE) {
    const at = LINE - 1 - (/=[0-9A-F]?$/.exec(rest.slice(0, LINE - 1))?.[0].length ?? 0);
    lines.push(`${rest.slice(0, at)}=`);
    rest = rest.slice(at);
  }
  return [...lines, rest].join("\n");
}
