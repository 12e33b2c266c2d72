/** Returns whether text needs no quoting in any shell, including within double quotes. */
export function isPlainWord(text: string): boolean {
  return /^[\w.@+-]+$/.test(text);
}

/** Quotes a path for a POSIX shell. */
export function shellWord(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
