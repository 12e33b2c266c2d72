import type { FileMessage } from "./file-message.ts";
import { withLineFeeds } from "./line-ends.ts";
import { readAddress } from "./mail-address.ts";
import { utf8Length } from "./utf8-length.ts";

/** Octets of a line, without its end (RFC 5545 section 3.1). */
const LINE = 75;

/** Messages as an iCalendar object (RFC 5545): what is in a calendar as events, anything else as journal entries. */
export function icalendarFile(messages: readonly FileMessage[]): string {
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Seamline//Emulator//EN"];
  for (const message of messages) lines.push(...component(message));
  return [...lines, "END:VCALENDAR"].map((line) => `${folded(line)}\r\n`).join("");
}

function component(message: FileMessage): string[] {
  const { id, account, corpus, time, from, to, subject, text, isDraft, details } = message;
  const kind = corpus === "CALENDAR" ? "VEVENT" : "VJOURNAL";
  const at = time.replace(/\.\d+/, "").replace(/[-:]/g, "");
  return [
    `BEGIN:${kind}`,
    `UID:${escaped(`${id}@${account}`)}`,
    `DTSTAMP:${at}`,
    `DTSTART:${at}`,
    ...(from === "" ? [] : [person("ORGANIZER", from)]),
    ...to.map((each) => person("ATTENDEE", each)),
    `SUMMARY:${escaped(subject)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(details.location === undefined ? [] : [`LOCATION:${escaped(details.location)}`]),
    ...(isDraft && kind === "VJOURNAL" ? ["STATUS:DRAFT"] : []),
    `END:${kind}`,
  ];
}

/** A value in quotes may hold no quote (RFC 5545 section 3.2). */
function person(property: string, mailbox: string): string {
  const { name, address } = readAddress(mailbox);
  const quotable = printable(name).replace(/["\n]/g, "'");
  return `${property}${name === "" ? "" : `;CN="${quotable}"`}:mailto:${encodeURI(address)}`;
}

function escaped(text: string): string {
  return printable(text)
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Control characters have no place in a value (RFC 5545 section 3.1). */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return withLineFeeds(text).replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "\ufffd");
}

/** Breaks a line between characters, however many octets they have. */
function folded(line: string): string {
  let written = "";
  let from = 0;
  let at = 0;
  let length = 0;
  for (const character of line) {
    const size = utf8Length(character);
    if (length + size > LINE) {
      written += `${line.slice(from, at)}\r\n `;
      from = at;
      length = 1;
    }
    at += character.length;
    length += size;
  }
  return written + line.slice(from);
}
