/** First line of every generated file. */
export function headerOf(command: string): string {
  return `// Made by \`${command}\`. Do not edit: the next run writes it anew.`;
}
