/**
 * Returns the number of insertions, deletions, substitutions and swaps of adjacent characters between two strings
 * (optimal string alignment). Swaps are the most common typo, but maintained libraries count them as two edits.
 */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const distances = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      distances.push(
        Math.min(
          at(last, column - 1) + (isSame ? 0 : 1),
          at(last, column) + 1,
          at(distances, column - 1) + 1,
          row > 1 && column > 1 && isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, distances];
  }
  return at(last, other.length);
}

function at(distances: readonly number[], column: number): number {
  return distances[column] as number;
}
