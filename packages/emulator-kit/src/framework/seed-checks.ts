import type { Directory } from "./directory.ts";
import type { SeedProblem } from "./seed.ts";

/** A name, and its place in the section. */
export interface Located {
  /** JSON pointer. */
  readonly pointer: string;
  /** `undefined` where the seed leaves it out. */
  readonly name: string | undefined;
}

/** The problems of names that an earlier place has already. */
export function duplicateNameProblems(places: readonly Located[]): SeedProblem[] {
  const first = new Map<string, string>();
  return places.flatMap(({ pointer, name }): SeedProblem[] => {
    if (name === undefined) return [];
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, pointer);
    return earlier === undefined
      ? []
      : [{ pointer, problem: `${name} must be there once, and is at ${earlier} already.` }];
  });
}

/** The problems of names that are no account of the directory. */
export function unknownAccountProblems(places: readonly Located[], directory: Directory): SeedProblem[] {
  return places.flatMap(({ pointer, name }): SeedProblem[] => {
    if (name === undefined || directory.find(name)) return [];
    return [{ pointer, problem: `The account must be one of accounts, and is ${name}.` }];
  });
}

/**
 * The problems of ids that no path can contain: URLs resolve segments of dots (RFC 3986 section 5.2.4), and have no form
 * for an unpaired surrogate.
 */
export function unaddressableProblems(places: readonly Located[]): SeedProblem[] {
  return places
    .filter(({ name = "" }) => name === "." || name === ".." || /\p{Surrogate}/u.test(name))
    .map(({ pointer, name }) => {
      const problem = `An id must be well-formed text that is neither . nor .., and is ${JSON.stringify(name)}.`;
      return { pointer, problem };
    });
}
