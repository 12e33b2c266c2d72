/** Maximum length of lines that never wrap, even on small phones. Longer lines wrap with a hanging indent. */
export const SHORT_LINE = 32;

/** Returns the number of spaces at the start of a line. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
