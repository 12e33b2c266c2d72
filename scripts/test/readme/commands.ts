/** One command of a shell snippet. */
export interface Command {
  /** As it is written, without what follows a `#`. */
  readonly text: string;
  /** Its words, without quotes. */
  readonly words: readonly string[];
}

/** A word is what stands between blanks; quotes keep blanks in it. */
const WORD = /(?:'[^']*'|"(?:[^"\\]|\\.)*"|[^\s'"])+/g;

/** The commands of a shell snippet, in order. Enough of a shell's grammar for READMEs: no variables, no pipes. */
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
