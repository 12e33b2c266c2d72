import type { FileMessage } from "./file-message.ts";
import { withLineFeeds } from "./line-ends.ts";
import { readAddress } from "./mail-address.ts";
import { addressField, asciiAddress, textField } from "./mail-header.ts";
import { quotedPrintable } from "./quoted-printable.ts";

/** Characters that a line may have (RFC 5322 section 2.1.1). */
const MAX_LINE = 998;

/** A sender who is not known: a group of nobody, since the field must be there (RFC 5322 section 3.6, RFC 6854). */
const NOBODY = "From: unknown:;\n";

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
  return `${separator}${headerOf(message, time)}\n${bodyOf(message).replace(/^>*From /gm, ">$&")}\n\n`;
}

function headerOf(
  { id, account, from, to, subject, text, corpus, isDraft }: FileMessage,
  time: Date,
): string {
  return [
    `Message-ID: <${asciiAddress(encodeURIComponent(id))}@${domainOf(account)}>\n`,
    `Date: ${time.toUTCString().replace("GMT", "+0000")}\n`,
    addressField("From", from === "" ? [] : [from], NOBODY),
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

function bodyOf({ text }: FileMessage): string {
  const body = withLineFeeds(text);
  return isPlainText(text) ? body : quotedPrintable(body);
}

/** Text that needs no encoding. */
function isPlainText(text: string): boolean {
  return /^[ -~\t\r\n]*$/.test(text) && text.split(/[\r\n]/).every(({ length }) => length <= MAX_LINE);
}

/** A sender must be there, and hold no space, lest it be taken for the time. */
function envelopeSender({ from }: FileMessage): string {
  return asciiAddress(readAddress(from).address) || "MAILER-DAEMON";
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
