/** Whether a text has no unpaired surrogates, which no URL can hold. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
