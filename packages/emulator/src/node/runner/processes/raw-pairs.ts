/** Header fields as Node has them, names and values by turns, as pairs. */
export function* rawPairs(fields: readonly string[]): Generator<readonly [string, string]> {
  for (let at = 0; at < fields.length; at += 2) yield [fields[at] as string, fields[at + 1] as string];
}
