const ASCII_ONLY = /^[\0-\x7f]*$/;
const BETWEEN_ASCII_WORDS = /[^a-z0-9]+/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;
const BETWEEN_PATTERNS = /[^\p{L}\p{N}\p{M}*]+/u;

/** The words of a text, in lower case, each with a space before and after it: runs of letters and digits. */
export function spacedWords(text: string): string {
  // Most texts are plain, and there are many of them: the general way takes several times as long.
  const words = ASCII_ONLY.test(text)
    ? text.toLowerCase().replace(BETWEEN_ASCII_WORDS, " ")
    : folded(text).replace(BETWEEN_WORDS, " ");
  return ` ${words.trim()} `;
}

/** The words of search terms, in lower case, with their asterisks. */
export function wordPatterns(text: string): string[] {
  return folded(text)
    .split(BETWEEN_PATTERNS)
    .filter((word) => word !== "");
}

/** Texts that look the same are the same: letter case, width and composition say nothing. */
function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
