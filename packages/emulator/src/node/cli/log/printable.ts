import { stripVTControlCharacters, styleText } from "node:util";

const PLAIN = /^[ -~]*$/;

/** Control and format characters, such as escape sequences and marks that reverse the text, and line separators. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

const SHORT_ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * Makes a single line of any text, since requests and the code of functions could otherwise forge lines of the log or
 * control the terminal: characters that are not printed become escapes such as `\u{1b}`.
 *
 * @param limit the most characters; the rest is cut
 */
export function printable(text: string, limit: number): string {
  const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
  return PLAIN.test(cut) ? cut : cut.replace(UNPRINTABLE, escapeOf);
}

/** Like {@link printable}, for the output of a program: its colours are dropped, and its tabs stay. */
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

/** Wraps a text in a style. */
export type Paint = (text: string) => string;

/**
 * Makes a function that styles texts, where the stream is a terminal or FORCE_COLOR says so, and NO_COLOR does not
 * forbid it. What surrounds a text is found once, because `styleText` checks its arguments each time.
 */
export function painter(style: Style, stream: NodeJS.WritableStream): Paint {
  const [before = "", after = ""] = styleText(style, "|", { stream }).split("|");
  return before === "" ? (text) => text : (text) => `${before}${text}${after}`;
}
