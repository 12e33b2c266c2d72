/** Whether a whole text fits a pattern whose parts stand apart wherever an asterisk was. Takes no longer than its texts are long. */
export function fitsWildcard(parts: readonly string[], text: string): boolean {
  const first = parts[0] ?? "";
  const last = parts[parts.length - 1] ?? "";
  if (parts.length < 2) return text === first;
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
    return false;
  const end = text.length - last.length;
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, from);
    if (found < 0 || found + part.length > end) return false;
    from = found + part.length;
  }
  return true;
}
