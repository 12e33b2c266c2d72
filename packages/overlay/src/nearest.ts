import { editDistance } from "@seamline/openapi/edit-distance";

/**
 * Returns the candidate with the smallest edit distance to the text, ignoring case, or `undefined` if no candidate is
 * similar enough.
 *
 * @param limit candidates with at least this edit distance are ignored. Default: half the length of the text.
 */
export function nearest(
  text: string,
  candidates: Iterable<string>,
  limit: number = Math.ceil(text.length / 2),
): string | undefined {
  let best: string | undefined;
  let least = limit;
  for (const candidate of candidates) {
    // The edit distance is at least the difference in length, so most long strings in a document can be skipped.
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
