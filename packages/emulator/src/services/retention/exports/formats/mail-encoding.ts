import { inOneLine, type MailAddress, parseMailAddress, utf8Length } from "./message-text.ts";

/**
 * The maximum number of bytes in an encoded word. With Base64 and delimiters, these are at most 75 characters (RFC
 * 2047).
 */
const MAX_ENCODED_WORD_BYTES = 42;
/** The maximum length of unencoded text in a header field, well below the limit of 998 (RFC 5322 section 2.1.1). */
const MAX_HEADER_TEXT_LENGTH = 200;
/** The maximum length of an address: 64 octets before the @ and 255 after it (RFC 5321 section 4.5.3.1). */
const MAX_ADDRESS_LENGTH = 320;
/** The maximum length of a line in quoted-printable text (RFC 2045 section 6.7). */
const MAX_ENCODED_LINE_LENGTH = 76;

/** Writes a header field with unstructured text, such as `Subject`. */
export function textField(name: string, value: string): string {
  const text = inOneLine(value);
  return `${name}: ${isPlainHeaderText(text) ? text : encodedWords(text)}\n`;
}

/** Writes a header field with mailboxes, one per line. Without mailboxes, returns `none`. */
export function addressField(name: string, mailboxes: readonly string[], none = ""): string {
  if (mailboxes.length === 0) return none;
  return `${name}: ${mailboxes.map((each) => formattedMailbox(parseMailAddress(each))).join(",\n ")}\n`;
}

/** Writes an address as printable ASCII, truncated to the maximum length. */
export function asciiAddress(address: string): string {
  return address.replace(/[^!-~]+/gu, encodeURIComponent).slice(0, MAX_ADDRESS_LENGTH);
}

/** Encodes text as quoted-printable UTF-8 (RFC 2045 section 6.7). Line feeds remain line breaks. */
export function quotedPrintable(text: string): string {
  return text.split("\n").map(encodedLine).join("\n");
}

function formattedMailbox({ name, address }: MailAddress): string {
  if (name === "") return asciiAddress(address);
  const text = inOneLine(name);
  const phrase = isPlainHeaderText(text) ? `"${text.replace(/["\\]/g, "\\$&")}"` : encodedWords(text);
  return `${phrase} <${asciiAddress(address)}>`;
}

/**
 * Returns whether a header field can contain a string unencoded. The string must be short printable ASCII, and must not
 * contain the start of an encoded word.
 */
function isPlainHeaderText(text: string): boolean {
  return text.length <= MAX_HEADER_TEXT_LENGTH && /^[ -~]*$/.test(text) && !text.includes("=?");
}

/** Writes text as encoded words (RFC 2047). Never splits a character between two words. */
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

/** Inserts soft line breaks, but never within an encoded byte. */
function withSoftLineBreaks(encoded: string): string {
  const lines: string[] = [];
  let rest = encoded;
  while (rest.length > MAX_ENCODED_LINE_LENGTH) {
    const line = rest.slice(0, MAX_ENCODED_LINE_LENGTH - 1).replace(/=[0-9A-F]?$/, "");
    lines.push(`${line}=`);
    rest = rest.slice(line.length);
  }
  return [...lines, rest].join("\n");
}
