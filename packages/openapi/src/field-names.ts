/** The name that was probably meant by one that is none; `undefined` where nothing comes close. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of names) {
    const distance = nameDistance(name, each) ?? Number.POSITIVE_INFINITY;
    if (distance < least) [nearest, least] = [each, distance];
  }
  return nearest;
}

/** How far a name is from the one that it may have been meant for; `undefined` where it is too far for a slip. */
export function nameDistance(name: string, meant: string): number | undefined {
  const reach = Math.max(1, Math.floor(name.length / 3));
  // Each letter too many or too few is a step.
  if (Math.abs(name.length - meant.length) > reach) return undefined;
  const distance = editDistance(name.toLowerCase(), meant.toLowerCase());
  return distance <= reach ? distance : undefined;
}

/** Longer names are nobody's slip. */
const MAX_NAME_LENGTH = 100;

/** How many characters must be added, left out, changed or swapped with the next (Damerau 1964). */
function editDistance(one: string, other: string): number {
  if (Math.max(one.length, other.length) > MAX_NAME_LENGTH) return Number.POSITIVE_INFINITY;
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let line = 1; line <= one.length; line += 1) {
    const row = [line];
    rows.push(row);
    for (let column = 1; column <= other.length; column += 1) {
      row.push(cellDistance(rows, one, other, line, column));
    }
  }
  return rows[one.length]?.[other.length] as number;
}

function cellDistance(
  rows: readonly number[][],
  one: string,
  other: string,
  line: number,
  column: number,
): number {
  const at = (back: number, left: number): number => rows[line - back]?.[column - left] as number;
  const isSame = one[line - 1] === other[column - 1];
  const isSwapped =
    line > 1 && column > 1 && one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
  const least = Math.min(at(1, 1) + (isSame ? 0 : 1), at(1, 0) + 1, at(0, 1) + 1);
  return isSwapped ? Math.min(least, at(2, 2) + 1) : least;
}

/** A name or a path in camelCase: `service_config.available_cpu` as `serviceConfig.availableCpu`. */
export function camelCase(text: string): string {
  return text.replace(
    /([a-z\d])_([a-z\d])/g,
    (_, before: string, after: string) => before + after.toUpperCase(),
  );
}

/** A name or a path in snake_case: `serviceConfig.availableCpu` as `service_config.available_cpu`. */
export function snakeCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
