import type { Segments } from "@seamline/openapi/json-pointer";
import type { CodeContext } from "./context.ts";

/**
 * A pattern as a literal of a regular expression.
 *
 * @throws SpecError for what is none
 */
export function expressionCode(source: string, segments: Segments, { fail }: CodeContext): string {
  // Many documents escape more than the flag `u` allows.
  for (const flags of ["u", ""]) {
    try {
      return String(new RegExp(source, flags));
    } catch {
      // The next flags may take it.
    }
  }
  return fail(`the pattern ${source} is no regular expression`, "correct it", segments);
}
