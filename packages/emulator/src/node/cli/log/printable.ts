import { stripVTControlCharacters, styleText } from "node:util";

const PLAIN = /^[ -~]*$/;

/** Control and format characters, such as escape sequences and bidirectional marks, and line separators. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

const SHORT_ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * Converts text to a single printable line. Unprintable characters are escaped as in `\u{1b}`, so that requests and
 * functions cannot forge log lines or control the terminal.
 *
 * @param limit maximum number of characters
 */
export function printable(text: string, limit: number): string {
  const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
  return PLAIN.test(cut) ? cut : cut.replace(UNPRINTABLE, escapeOf);
}

/** Prepares program output like {@link printable}, but also removes colors and keeps tabs. */
export function printableOutput(text: string, limit: number): string {
  return stripVTControlCharacters(text)
    .split("\t")
    .map((part) => printable(part, limit))
    .join("\t");
}

function escapeOf(character: string): string {
  return SHORT_ESCAPES[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

type Style = Parameters<typeof styleText>[0];

export type Paint = (text: string) => string;

/**
 * Returns a function that styles text if the stream is a terminal or FORCE_COLOR is set, unless NO_COLOR is set. The
 * escape sequences are determined once, because `styleText` validates its arguments each time.
 */
export function painter(style: Style, stream: NodeJS.WritableStream): Paint {
  const [before = "", after = ""] = styleText(style, "|", { stream }).split("|");
  return before === "" ? (text) => text : (text) => `${before}${text}${after}`;
}
