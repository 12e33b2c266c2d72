import { pointerTo } from "../text/json-pointer.ts";

/** What a number must have to be beyond all doubles: an exponent, or hundreds of digits. */
const LARGE = /\d[eE]\+?\d\d|\d{309}/;

/**
 * JSON pointer to the first number that no double holds; `undefined` where there is none. JSON bounds no number (RFC
 * 8259 section 6), and one that was read as Infinity could not be written again.
 *
 * @param value what `text` was parsed as
 */
export function overflowingNumber(text: string, value: unknown): string | undefined {
  return LARGE.test(text) ? pointerToInfinity(value) : undefined;
}

function pointerToInfinity(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : "";
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const pointer = pointerToInfinity(member);
    if (pointer !== undefined) return `${pointerTo(key)}${pointer}`;
  }
  return undefined;
}
