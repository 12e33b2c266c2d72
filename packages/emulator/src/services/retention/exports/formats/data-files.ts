import type { FileMessage } from "../file-message.ts";

/** Rows as CSV (RFC 4180), which ends lines with CRLF. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

function csvField(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** Messages as a JSON array (RFC 8259), a message a line. */
export function jsonFile(messages: readonly FileMessage[]): string {
  return messages.length === 0 ? "[]\n" : `[\n${messages.map(jsonLine).join(",\n")}\n]\n`;
}

function jsonLine(message: FileMessage): string {
  const { id, account, corpus, time, from, to, subject, text, isDraft, details } = message;
  return JSON.stringify({ id, account, corpus, time, from, to, subject, text, isDraft, ...details });
}

/** Characters that XML 1.0 cannot hold in any way (section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
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

/** Messages as an XML 1.0 document. What XML cannot hold becomes U+FFFD. */
export function xmlFile(messages: readonly FileMessage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<messages>\n${messages.map(xmlElement).join("")}</messages>\n`;
}

function xmlElement(message: FileMessage): string {
  const { id, account, corpus, time, from, to, subject, text, isDraft, details } = message;
  const attributes = Object.entries({ id, account, corpus, time, isDraft: `${isDraft}`, ...details });
  const named = attributes.map(([name, value]) => ` ${name}="${escapedAttribute(value)}"`).join("");
  const recipients = to.map((each) => `<to>${escapedText(each)}</to>`).join("");
  const content = `<from>${escapedText(from)}</from>${recipients}<subject>${escapedText(subject)}</subject>`;
  return `<message${named}>${content}<text>${escapedText(text)}</text></message>\n`;
}

/** Parsers turn tabs and line ends of attributes into spaces (section 3.3.3), unless they are references. */
function escapedAttribute(value: string): string {
  return value
    .replace(INVALID_XML_CHARACTERS, "\ufffd")
    .replace(/[&<>"\t\n\r]/g, (found) => ENTITIES[found] as string);
}

/** Parsers turn carriage returns of text into line feeds (section 2.11), unless they are references. */
function escapedText(value: string): string {
  return value
    .replace(INVALID_XML_CHARACTERS, "\ufffd")
    .replace(/[&<>\r]/g, (found) => ENTITIES[found] as string);
}
