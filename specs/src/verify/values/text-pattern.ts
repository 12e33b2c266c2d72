import fc from "fast-check";

/** Returns the regular expression for a pattern. Returns `undefined` if JavaScript does not support the pattern. */
export function patternOf(source: string): RegExp | undefined {
  // Many contracts contain patterns that are only valid without the `u` flag, such as `[\w-.]`.
  for (const flags of ["u", ""])
    try {
      return new RegExp(source, flags);
    } catch {}
  return undefined;
}

const texts = new Map<string, string | undefined>();

/**
 * Returns text that matches a pattern. The result is cached, because generators are slow to create. Returns `undefined`
 * if no text can be generated, as for a pattern with a lookahead.
 */
export function textMatching(source: string): string | undefined {
  if (!texts.has(source)) texts.set(source, generatedText(source));
  return texts.get(source);
}

function generatedText(source: string): string | undefined {
  const pattern = patternOf(source);
  if (pattern === undefined) return undefined;
  try {
    return fc.sample(fc.stringMatching(pattern), { numRuns: 1, seed: 1 })[0];
  } catch {
    return undefined;
  }
}
