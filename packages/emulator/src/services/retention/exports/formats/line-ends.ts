/** Text whose lines all end with a line feed. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** Text in one line. */
export function inOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, " ").trim();
}
