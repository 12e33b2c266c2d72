/** Returns whether a string has no lone surrogates. URLs cannot contain them. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
