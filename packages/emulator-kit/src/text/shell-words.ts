/** Whether a text means itself in any shell, between double quotes too, so that an example may contain it as it is. */
export function isPlainWord(text: string): boolean {
  return /^[\w.@+-]+$/.test(text);
}

/** A path as one word of a POSIX shell's command line. */
export function shellWord(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
