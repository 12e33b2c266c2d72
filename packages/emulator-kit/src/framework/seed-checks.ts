import type { Directory } from "./directory.ts";
import type { SeedProblem } from "./seed.ts";

/** A name and its position in a seed section. */
export interface Located {
  /** JSON pointer. */
  readonly pointer: string;
  /** `undefined` if the seed does not specify it. */
  readonly name: string | undefined;
}

/** Reports names that are not unique. */
export function duplicateNameProblems(places: readonly Located[]): SeedProblem[] {
  const first = new Map<string, string>();
  return places.flatMap(({ pointer, name }): SeedProblem[] => {
    if (name === undefined) return [];
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, pointer);
    return earlier === undefined
      ? []
      : [{ pointer, problem: `${name} must be unique, but is also used at ${earlier}.` }];
  });
}

/** Reports names that do not match any account in the directory. */
export function unknownAccountProblems(places: readonly Located[], directory: Directory): SeedProblem[] {
  return places.flatMap(({ pointer, name }): SeedProblem[] => {
    if (name === undefined || directory.find(name)) return [];
    return [{ pointer, problem: `The account must be listed in accounts, but is ${name}.` }];
  });
}

/**
 * Reports ids that cannot be part of a URL path: URL parsers resolve dot segments (RFC 3986 section 5.2.4), and
 * unpaired surrogates cannot be encoded.
 */
export function unaddressableProblems(places: readonly Located[]): SeedProblem[] {
  return places
    .filter(({ name = "" }) => name === "." || name === ".." || /\p{Surrogate}/u.test(name))
    .map(({ pointer, name }) => {
      const problem = `An id must be a well-formed string other than "." and "..", but is ${JSON.stringify(name)}.`;
      return { pointer, problem };
    });
}
