import type { FileMessage } from "../file-message.ts";
import { addressField, asciiAddress, quotedPrintable, textField } from "./mail-encoding.ts";
import { parseMailAddress, withLineFeeds } from "./message-text.ts";

/** The maximum length of a line in a message (RFC 5322 section 2.1.1). */
const MAX_LINE_LENGTH = 998;

/**
 * The value of the mandatory `From` field (RFC 5322 section 3.6) if the sender is unknown: an empty group (RFC 6854).
 */
const UNKNOWN_SENDER = "From: unknown:;\n";

/**
 * Writes messages as an mbox database (RFC 4155). The messages follow RFC 5322, but are pure ASCII, and lines end with
 * a line feed only. Body lines that look like the start of a message get an additional `>` (mboxrd), which readers
 * remove.
 */
export function mboxFile(messages: readonly FileMessage[]): string {
  return messages.map(mboxMessage).join("");
}

function mboxMessage(message: FileMessage): string {
  const time = new Date(message.time);
  const separator = `From ${envelopeSender(message)} ${asctime(time)}\n`;
  return `${separator}${messageHeader(message, time)}\n${messageBody(message).replace(/^>*From /gm, ">$&")}\n\n`;
}

function messageHeader(
  { id, account, from, to, subject, text, corpus, isDraft }: FileMessage,
  time: Date,
): string {
  return [
    `Message-ID: <${asciiAddress(encodeURIComponent(id))}@${domainOf(account)}>\n`,
    `Date: ${time.toUTCString().replace("GMT", "+0000")}\n`,
    addressField("From", from === "" ? [] : [from], UNKNOWN_SENDER),
    addressField("To", to),
    textField("Subject", subject),
    `X-Account: ${asciiAddress(account)}\n`,
    `X-Corpus: ${corpus}\n`,
    isDraft ? "X-Draft: true\n" : "",
    "MIME-Version: 1.0\n",
    "Content-Type: text/plain; charset=utf-8\n",
    `Content-Transfer-Encoding: ${isPlainText(text) ? "7bit" : "quoted-printable"}\n`,
  ].join("");
}

function messageBody({ text }: FileMessage): string {
  const body = withLineFeeds(text);
  return isPlainText(text) ? body : quotedPrintable(body);
}

/** Returns whether text can be written without encoding. */
function isPlainText(text: string): boolean {
  return /^[ -~\t\r\n]*$/.test(text) && text.split(/[\r\n]/).every(({ length }) => length <= MAX_LINE_LENGTH);
}

/**
 * Returns the address for the separator line. It must not be empty or contain spaces, because it is followed by a space
 * and the time.
 */
function envelopeSender({ from }: FileMessage): string {
  return asciiAddress(parseMailAddress(from).address) || "MAILER-DAEMON";
}

function domainOf(account: string): string {
  return asciiAddress(account.slice(account.lastIndexOf("@") + 1)) || "localhost";
}

/** Formats a time in UTC according to RFC 4155, for example `Thu Nov 24 18:22:48 1986`. */
function asctime(time: Date): string {
  const [, weekday, day, month, year, clock] =
    time.toUTCString().match(/^(\w+), (\d+) (\w+) (\d+) ([\d:]+)/) ?? [];
  return `${weekday} ${month} ${`${Number(day)}`.padStart(2)} ${clock} ${year}`;
}
