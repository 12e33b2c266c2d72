/**
 * Splits an operation name such as `generateFunctionUploadUrl` into lines at word boundaries.
 *
 * @param width maximum line length in characters; longer words are not split
 */
export function codeLines(name: string, width: number): string[] {
  return joined(name.split(/(?=[A-Z])/), "", width);
}

/** Splits a phrase into lines at word boundaries. */
export function phraseLines(phrase: string, width: number): string[] {
  return joined(phrase.split(/\s+/), " ", width);
}

function joined(words: readonly string[], space: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)}${space}${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return balanced(lines, words, space);
}

/** Moves words between two lines to make the longer line as short as possible. */
function balanced(lines: readonly string[], words: readonly string[], space: string): string[] {
  if (lines.length !== 2) return [...lines];
  const ways = words.slice(1).map((_, cut) => [words.slice(0, cut + 1), words.slice(cut + 1)]);
  const texts = ways.map((parts) => parts.map((part) => part.join(space)));
  return texts.reduce((best, way) => (longest(way) < longest(best) ? way : best), [...lines]);
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length));
}
