/** Maximum length of lines that never wrap, even on small phones. Longer lines wrap with a hanging indent. */
export const SHORT_LINE = 32;

/**
 * Places where a long name can wrap: before `.`, `(` and `/` except in e-mail addresses, and after a parenthesis at
 * the end of a token.
 */
const BREAK =
  /(?<=[\w)\]}])(?<!@[\w-]*)(?=[(/]|\.[A-Za-z])|^(?=[(/]|\.[A-Za-z])|(?<=[)\]}])(?=\.$)|(?<=\()$/g;

/** Splits the text of a long line at its possible line breaks. */
export function breakableParts(text: string): readonly string[] {
  // Replace first, because a direct split would ignore empty matches at both ends of the text.
  return text.replaceAll(BREAK, "\0").split("\0");
}

/** Returns the number of spaces at the start of a line. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
