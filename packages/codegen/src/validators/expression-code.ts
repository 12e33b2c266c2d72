import type { Segments } from "@seamline/openapi/json-pointer";
import type { CodeContext } from "./context.ts";

/**
 * Returns a pattern as a regular expression literal.
 *
 * @throws SpecError if the pattern is not a valid regular expression
 */
export function expressionCode(source: string, segments: Segments, { fail }: CodeContext): string {
  // Many documents contain escapes that are invalid with the `u` flag.
  for (const flags of ["u", ""]) {
    try {
      return String(new RegExp(source, flags));
    } catch {
      // Try again without the flag.
    }
  }
  return fail(`the pattern ${source} is not a valid regular expression`, "correct it", segments);
}
