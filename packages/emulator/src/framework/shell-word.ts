/** Whether a text stands as it is between double quotes in any shell. */
export function isPlainWord(text: string): boolean {
  return /^[\w.@+-]+$/.test(text);
}
