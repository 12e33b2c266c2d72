/** Returns the first line of every generated file. */
export function headerOf(command: string): string {
  return `// Made by \`${onOneLine(command)}\`. Do not edit: the next run writes it anew.`;
}

/** Escapes what would end the comment: names of files may contain line breaks. */
function onOneLine(command: string): string {
  return command.replaceAll(/[\p{Cc}\u2028\u2029]/gu, (character) => JSON.stringify(character).slice(1, -1));
}
