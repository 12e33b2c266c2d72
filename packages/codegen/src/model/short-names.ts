/** Words that can follow a resource name: `getPhotoById`, `listPhotosForUser`. */
const PREPOSITIONS: readonly string[] =
  "after as at before between by for from in of on to with without".split(" ");

/**
 * Removes the resource name from a method: `listPhotos` in `photos` becomes `list`, and `getPhotoById` becomes
 * `getById`. Returns other methods unchanged.
 *
 * @param method method in camel case
 * @param resource resource in camel case, singular or plural
 */
export function shortMethodName(method: string, resource: string): string {
  const words = wordsOf(method);
  const named = wordsOf(resource);
  const isPreposition = (word: string | undefined): boolean => PREPOSITIONS.includes(`${word}`.toLowerCase());
  const isNamed = (from: number, form: (word: string) => string): boolean =>
    named.every((word, offset) => form(words[from + offset] ?? "") === form(word));
  // For example, `pullRequestReview` does not start with the resource `pulls`.
  if (isNamed(0, (word) => word.toLowerCase())) {
    const [first = "", ...others] = words.slice(named.length);
    // A method must start with a verb, so `photosByUser` keeps its name.
    return first === "" || isPreposition(first) ? method : `${first.toLowerCase()}${others.join("")}`;
  }
  // Other words before the name change the meaning: `listLabelsOfPhoto` does not list photos.
  const [verb = "", next, ...others] = [words[0], ...words.slice(named.length + 1)];
  const isShort = isNamed(1, stemOf) && (next === undefined || isPreposition(next));
  return isShort ? [verb, next, ...others].join("") : method;
}

/** Splits `listHTTPRoutes2` into `list`, `HTTP` and `Routes2`. */
function wordsOf(name: string): string[] {
  return name.match(/\p{Lu}+(?![\p{Ll}\d])|\p{Lu}?[^\p{Lu}]+|\p{Lu}/gu) ?? [name];
}

/** Returns a word in lower case, without its English plural ending. */
function stemOf(word: string): string {
  const lower = word.toLowerCase();
  if (/(?:ss|us|is)$/.test(lower)) return lower;
  if (lower.endsWith("ies")) return `${lower.slice(0, -3)}y`;
  return lower.replace(/(?:(?<=x|z|ch|sh|ss)es|s)$/, "");
}
