import type { FileMessage } from "../file-message.ts";
import { addressField, asciiAddress, quotedPrintable, textField } from "./mail-encoding.ts";
import { parseMailAddress, withLineFeeds } from "./message-text.ts";

/** Characters that a line may have (RFC 5322 section 2.1.1). */
const MAX_LINE_LENGTH = 998;

/** A sender who is not known: a group of nobody, since the field must be there (RFC 5322 section 3.6, RFC 6854). */
const UNKNOWN_SENDER = "From: unknown:;\n";

/**
 * Messages as an mbox database (RFC 4155), whose messages are those of RFC 5322 with line feeds alone and hold nothing
 * but ASCII. Lines of a text that could be taken for the beginning of a message get a `>` more (mboxrd), so that
 * taking one off again gives the text as it was.
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

/** Text that needs no encoding. */
function isPlainText(text: string): boolean {
  return /^[ -~\t\r\n]*$/.test(text) && text.split(/[\r\n]/).every(({ length }) => length <= MAX_LINE_LENGTH);
}

/** A sender must be there, and hold no space, lest it be taken for the time. */
function envelopeSender({ from }: FileMessage): string {
  return asciiAddress(parseMailAddress(from).address) || "MAILER-DAEMON";
}

function domainOf(account: string): string {
  return asciiAddress(account.slice(account.lastIndexOf("@") + 1)) || "localhost";
}

/** `Thu Nov 24 18:22:48 1986`, in UTC, as RFC 4155 writes the time of a message. */
function asctime(time: Date): string {
  const [, weekday, day, month, year, clock] =
    time.toUTCString().match(/^(\w+), (\d+) (\w+) (\d+) ([\d:]+)/) ?? [];
  return `${weekday} ${month} ${`${Number(day)}`.padStart(2)} ${clock} ${year}`;
}
