/** Returns whether a string contains no lone surrogates, which URLs cannot contain. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
