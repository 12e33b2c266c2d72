/**
 * The candidate that reads most like the text, for messages; `undefined` when none is close.
 *
 * @param limit in how many places of the text it differs too much. Default: half of them.
 */
export function nearest(
  text: string,
  candidates: Iterable<string>,
  limit: number = Math.ceil(text.length / 2),
): string | undefined {
  let best: string | undefined;
  let least = limit;
  for (const candidate of candidates) {
    // Texts differ in at least as many places as in length; descriptions are long, and a document has thousands.
    if (Math.abs(candidate.length - text.length) >= least) {
      continue;
    }
    const distance = editDistance(text.toLowerCase(), candidate.toLowerCase());
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/** Levenshtein distance, row by row. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
