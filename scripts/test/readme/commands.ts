export interface Command {
  /** The command as written, without its comment. */
  readonly text: string;
  /** Its words, without quotes. */
  readonly words: readonly string[];
}

/** Matches a word: characters between blanks. Blanks inside quotes are part of the word. */
const WORD = /(?:'[^']*'|"(?:[^"\\]|\\.)*"|[^\s'"])+/g;

/**
 * Parses the commands of a shell snippet, in order. Supports the grammar that READMEs use, without variables and pipes.
 */
export function commandsOf(code: string): Command[] {
  const lines = code
    .replace(/\\\n\s*/g, " ")
    .split("\n")
    .map(withoutComment);
  return lines
    .flatMap((line) => line.split(" && "))
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => ({ text, words: Array.from(text.matchAll(WORD), ([word]) => unquoted(word)) }));
}

function withoutComment(line: string): string {
  return line.replace(/(^|\s)#.*$/, "");
}

function unquoted(word: string): string {
  return word.replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"/g, (_, single?: string, double?: string) => {
    return single ?? double?.replace(/\\(.)/g, "$1") ?? "";
  });
}
