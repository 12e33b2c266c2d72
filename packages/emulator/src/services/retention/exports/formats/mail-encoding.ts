import { inOneLine, type MailAddress, parseMailAddress, utf8Length } from "./message-text.ts";

/** Octets of text in an encoded word: with its frame, base64 makes no more than 75 characters of them. */
const MAX_ENCODED_WORD_BYTES = 42;
/** Lines of a header must be shorter than 998 characters, and should be far shorter (RFC 5322 section 2.1.1). */
const MAX_HEADER_TEXT_LENGTH = 200;
const MAX_ADDRESS_LENGTH = 320;

/** A header field of unstructured text: `Subject`. */
export function textField(name: string, value: string): string {
  const text = inOneLine(value);
  return `${name}: ${isPlainHeaderText(text) && text.length <= MAX_HEADER_TEXT_LENGTH ? text : encodedWords(text)}\n`;
}

/** A header field of mailboxes, one a line; `none` where there are none. */
export function addressField(name: string, mailboxes: readonly string[], none = ""): string {
  if (mailboxes.length === 0) return none;
  return `${name}: ${mailboxes.map((each) => formattedMailbox(parseMailAddress(each))).join(",\n ")}\n`;
}

/** An address in printable ASCII, no longer than addresses may be (RFC 5321 section 4.5.3.1). */
export function asciiAddress(address: string): string {
  return address.replace(/[^!-~]+/gu, encodeURIComponent).slice(0, MAX_ADDRESS_LENGTH);
}

function formattedMailbox({ name, address }: MailAddress): string {
  if (name === "") return asciiAddress(address);
  const text = inOneLine(name);
  const isShort = isPlainHeaderText(text) && text.length <= MAX_HEADER_TEXT_LENGTH;
  const phrase = isShort ? `"${text.replace(/["\\]/g, "\\$&")}"` : encodedWords(text);
  return `${phrase} <${asciiAddress(address)}>`;
}

/** Printable ASCII, of which nothing looks like an encoded word. */
function isPlainHeaderText(text: string): boolean {
  return /^[ -~]*$/.test(text) && !text.includes("=?");
}

/** Text as encoded words (RFC 2047), which no character is split between. */
function encodedWords(text: string): string {
  const encoder = new TextEncoder();
  const words: string[] = [];
  let word = "";
  let length = 0;
  for (const character of text) {
    const size = utf8Length(character);
    if (length + size > MAX_ENCODED_WORD_BYTES) {
      words.push(word);
      word = "";
      length = 0;
    }
    word += character;
    length += size;
  }
  return [...words, word].map((each) => encodedWord(encoder.encode(each))).join("\n ");
}

function encodedWord(bytes: Uint8Array): string {
  return `=?UTF-8?B?${btoa(String.fromCharCode(...bytes))}?=`;
}

const MAX_ENCODED_LINE_LENGTH = 76;

/** Text as quoted-printable (RFC 2045 section 6.7) of its UTF-8. Line feeds stay line ends. */
export function quotedPrintable(text: string): string {
  return text.split("\n").map(encodedLine).join("\n");
}

function encodedLine(line: string): string {
  const encoded = line
    .replace(/[^ -~\t]+|=/gu, escapedBytes)
    .replace(/[ \t]$/, (space) => (space === " " ? "=20" : "=09"));
  return encoded.length <= MAX_ENCODED_LINE_LENGTH ? encoded : withSoftLineBreaks(encoded);
}

function escapedBytes(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return Array.from(bytes, (byte) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

/** Soft line breaks, none of which falls into an encoded byte. */
function withSoftLineBreaks(encoded: string): string {
  const lines: string[] = [];
  let rest = encoded;
  while (rest.length > MAX_ENCODED_LINE_LENGTH) {
    const at =
      MAX_ENCODED_LINE_LENGTH -
      1 -
      (/=[0-9A-F]?$/.exec(rest.slice(0, MAX_ENCODED_LINE_LENGTH - 1))?.[0].length ?? 0);
    lines.push(`${rest.slice(0, at)}=`);
    rest = rest.slice(at);
  }
  return [...lines, rest].join("\n");
}
