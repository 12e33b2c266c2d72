import type { FileMessage } from "../file-message.ts";
import { parseMailAddress, utf8Length, withLineFeeds } from "./message-text.ts";

/** The maximum length of a line in octets, without its line break (RFC 5545 section 3.1). */
const MAX_LINE_OCTETS = 75;

/**
 * Writes messages as an iCalendar object (RFC 5545). Calendar data becomes events, and other data becomes journal
 * entries.
 */
export function icalendarFile(messages: readonly FileMessage[]): string {
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Seamline//Emulator//EN"];
  for (const message of messages) lines.push(...calendarComponent(message));
  return [...lines, "END:VCALENDAR"].map((line) => `${foldedLine(line)}\r\n`).join("");
}

function calendarComponent(message: FileMessage): string[] {
  const { id, account, corpus, time, from, to, subject, text, isDraft, details } = message;
  const kind = corpus === "CALENDAR" ? "VEVENT" : "VJOURNAL";
  const at = time.replace(/\.\d+/, "").replace(/[-:]/g, "");
  return [
    `BEGIN:${kind}`,
    `UID:${escapedText(`${id}@${account}`)}`,
    `DTSTAMP:${at}`,
    `DTSTART:${at}`,
    ...(from === "" ? [] : [calendarUser("ORGANIZER", from)]),
    ...to.map((each) => calendarUser("ATTENDEE", each)),
    `SUMMARY:${escapedText(subject)}`,
    `DESCRIPTION:${escapedText(text)}`,
    ...(details.location === undefined ? [] : [`LOCATION:${escapedText(details.location)}`]),
    ...(isDraft && kind === "VJOURNAL" ? ["STATUS:DRAFT"] : []),
    `END:${kind}`,
  ];
}

/**
 * Formats a property that contains a calendar user. A quoted value must not contain quotation marks (RFC 5545 section
 * 3.2).
 */
function calendarUser(property: string, mailbox: string): string {
  const { name, address } = parseMailAddress(mailbox);
  const quotable = printableText(name).replace(/["\n]/g, "'");
  return `${property}${name === "" ? "" : `;CN="${quotable}"`}:mailto:${encodeURI(address)}`;
}

function escapedText(text: string): string {
  return printableText(text)
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Replaces control characters, which are not allowed in values (RFC 5545 section 3.1). */
function printableText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
  return withLineFeeds(text).replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "\ufffd");
}

/** Folds long lines without splitting multi-byte characters. */
function foldedLine(line: string): string {
  let folded = "";
  let from = 0;
  let at = 0;
  let length = 0;
  for (const character of line) {
    const size = utf8Length(character);
    if (length + size > MAX_LINE_OCTETS) {
      folded += `${line.slice(from, at)}\r\n `;
      from = at;
      length = 1;
    }
    at += character.length;
    length += size;
  }
  return folded + line.slice(from);
}
