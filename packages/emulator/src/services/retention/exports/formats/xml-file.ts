import type { FileMessage } from "./file-message.ts";

/** Characters that XML 1.0 cannot hold in any way (section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

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
  const named = attributes.map(([name, value]) => ` ${name}="${inAttribute(value)}"`).join("");
  const recipients = to.map((each) => `<to>${inText(each)}</to>`).join("");
  const content = `<from>${inText(from)}</from>${recipients}<subject>${inText(subject)}</subject>`;
  return `<message${named}>${content}<text>${inText(text)}</text></message>\n`;
}

/** Parsers turn tabs and line ends of attributes into spaces (section 3.3.3), unless they are references. */
function inAttribute(value: string): string {
  return value.replace(NO_XML, "\ufffd").replace(/[&<>"\t\n\r]/g, (found) => ENTITIES[found] as string);
}

/** Parsers turn carriage returns of text into line feeds (section 2.11), unless they are references. */
function inText(value: string): string {
  return value.replace(NO_XML, "\ufffd").replace(/[&<>\r]/g, (found) => ENTITIES[found] as string);
}
