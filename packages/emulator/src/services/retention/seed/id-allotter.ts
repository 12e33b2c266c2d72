/** Gives everything an id: its own, or one that nothing else has. */
export type AllotId = (own: string | undefined) => string;

/**
 * Ids for what a seed gives none, in the form in which the service makes them.
 *
 * @param own the ids that the seed gives, wherever they stand in it
 */
export function createIdAllotter(prefix: string, own: Iterable<string | undefined>): AllotId {
  const taken = new Set(own);
  let number = 0;
  return (given) => {
    if (given !== undefined) return given;
    do number += 1;
    while (taken.has(`${prefix}-${number}`));
    return `${prefix}-${number}`;
  };
}
