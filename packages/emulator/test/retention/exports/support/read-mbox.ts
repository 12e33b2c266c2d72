/** A parsed message from an mbox file. */
export interface MboxMessage {
  readonly separator: string;
  /** Unfolded and decoded header fields. The keys are lower-case names. */
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Parses an mbox file (RFC 4155, mboxrd, RFC 5322, RFC 2047 and RFC 2045) without code from the writer. */
export function readMbox(file: string): MboxMessage[] {
  if (file === "") return [];
  const entries = file.split(/^(?=From )/m);
  return entries.map((entry) => {
    const lines = entry.split("\n");
    const blank = lines.indexOf("");
    const fields = fieldsOf(lines.slice(1, blank).join("\n"));
    // A message ends with a line break and is followed by an empty line.
    const quoted = lines.slice(blank + 1, -2).join("\n");
    const body = quoted.replace(/^>(>*From )/gm, "$1");
    const isEncoded = fields["content-transfer-encoding"] === "quoted-printable";
    return { separator: lines[0] ?? "", fields, text: isEncoded ? unquoted(body) : body };
  });
}

function fieldsOf(header: string): Record<string, string> {
  const unfolded = header.replace(/\n(?=[ \t])/g, "");
  const lines = unfolded.split("\n").map((line) => /^([^:]+): ?(.*)$/.exec(line) ?? [line, line, ""]);
  return Object.fromEntries(
    lines.map(([, name = "", value = ""]) => [name.toLowerCase(), decodedWords(value)]),
  );
}

function decodedWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, base64: string) => Buffer.from(base64, "base64").toString());
}

/** Decodes quoted-printable (RFC 2045). */
export function unquoted(body: string): string {
  const joined = body.replace(/=\n/g, "");
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}
