/**
 * Thrown if something cannot be added as requested, before anything is written. The message has a paragraph for each
 * problem.
 */
export class ScaffoldError extends Error {
  override readonly name = "ScaffoldError";

  /**
   * @param problem the problem with its value, as a sentence
   * @param remedy how to fix it, as a sentence or an example
   */
  constructor(problem: string, remedy: string) {
    super(`${problem}\n${remedy}`);
  }
}

/** Thrown if a request has several problems. */
export class ScaffoldErrors extends ScaffoldError {
  constructor(errors: readonly Error[]) {
    super("", "");
    this.message = [...new Set(errors.map(({ message }) => message))].join("\n\n");
  }
}

/**
 * Reads the parts of a request, and reports the problems with all parts.
 *
 * @throws ScaffoldError with the problems in all parts
 */
export function readParts<Parts extends object>(
  parts: { readonly [Name in keyof Parts]: () => Parts[Name] },
): Parts {
  const errors: ScaffoldError[] = [];
  const read = Object.entries<() => unknown>(parts).map(([name, readPart]) => {
    try {
      return [name, readPart()];
    } catch (error) {
      if (!(error instanceof ScaffoldError)) throw error;
      errors.push(error);
      return [name, undefined];
    }
  });
  if (errors.length > 0) throw new ScaffoldErrors(errors);
  return Object.fromEntries(read) as Parts;
}
