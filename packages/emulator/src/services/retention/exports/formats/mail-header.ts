import { inOneLine } from "./line-ends.ts";
import { type MailAddress, readAddress } from "./mail-address.ts";
import { utf8Length } from "./utf8-length.ts";

/** Octets of text in an encoded word: with its frame, base64 makes no more than 75 characters of them. */
const WORD = 42;
/** Lines of a header must be shorter than 998 characters, and should be far shorter (RFC 5322 section 2.1.1). */
const LINE = 200;
const ADDRESS = 320;

/** A header field of unstructured text: `Subject`. */
export function textField(name: string, value: string): string {
  const text = inOneLine(value);
  return `${name}: ${isPlain(text) && text.length <= LINE ? text : encodedWords(text)}\n`;
}

/** A header field of mailboxes, one a line; `none` where there are none. */
export function addressField(name: string, mailboxes: readonly string[], none = ""): string {
  if (mailboxes.length === 0) return none;
  return `${name}: ${mailboxes.map((each) => mailbox(readAddress(each))).join(",\n ")}\n`;
}

/** An address in printable ASCII, no longer than addresses may be (RFC 5321 section 4.5.3.1). */
export function asciiAddress(address: string): string {
  return address.replace(/[^!-~]+/gu, encodeURIComponent).slice(0, ADDRESS);
}

function mailbox({ name, address }: MailAddress): string {
  if (name === "") return asciiAddress(address);
  const text = inOneLine(name);
  const isShort = isPlain(text) && text.length <= LINE;
  const phrase = isShort ? `"${text.replace(/["\\]/g, "\\$&")}"` : encodedWords(text);
  return `${phrase} <${asciiAddress(address)}>`;
}

/** Printable ASCII, of which nothing looks like an encoded word. */
function isPlain(text: string): boolean {
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
    if (length + size > WORD) {
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
