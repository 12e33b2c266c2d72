import { editDistance } from "@seamline/openapi/edit-distance";

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
