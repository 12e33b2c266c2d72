import type { FileMessage } from "../file-message.ts";

/** Characters that XML 1.0 does not allow, not even as references (section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const INVALID_XML_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** Writes rows as CSV (RFC 4180). Lines end with CRLF. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

function csvField(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** Writes messages as a JSON array (RFC 8259), one message per line. */
export function jsonFile(messages: readonly FileMessage[]): string {
  return messages.length === 0 ? "[]\n" : `[\n${messages.map(jsonLine).join(",\n")}\n]\n`;
}

function jsonLine(message: FileMessage): string {
  const { id, account, corpus, time, from, to, subject, text, isDraft, details } = message;
  return JSON.stringify({ id, account, corpus, time, from, to, subject, text, isDraft, ...details });
}

/** Writes messages as an XML 1.0 document. Characters that XML does not allow become U+FFFD. */
export function xmlFile(messages: readonly FileMessage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<messages>\n${messages.map(xmlElement).join("")}</messages>\n`;
}

function xmlElement(message: FileMessage): string {
  const { id, account, corpus, time, from, to, subject, text, isDraft, details } = message;
  const attributes = Object.entries({ id, account, corpus, time, isDraft: `${isDraft}`, ...details });
  const written = attributes.map(([name, value]) => ` ${name}="${escapedAttribute(value)}"`).join("");
  const recipients = to.map((each) => `<to>${escapedText(each)}</to>`).join("");
  const content = `<from>${escapedText(from)}</from>${recipients}<subject>${escapedText(subject)}</subject>`;
  return `<message${written}>${content}<text>${escapedText(text)}</text></message>\n`;
}

/** Escapes tabs and line breaks, because parsers would replace them with spaces in attributes (section 3.3.3). */
function escapedAttribute(value: string): string {
  return value
    .replace(INVALID_XML_CHARACTERS, "\ufffd")
    .replace(/[&<>"\t\n\r]/g, (character) => ENTITIES[character] as string);
}

/** Escapes carriage returns, because parsers would replace them with line feeds (section 2.11). */
function escapedText(value: string): string {
  return value
    .replace(INVALID_XML_CHARACTERS, "\ufffd")
    .replace(/[&<>\r]/g, (character) => ENTITIES[character] as string);
}
