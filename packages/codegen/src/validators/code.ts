import { key } from "../literal.ts";

/** Import name of the runtime's rules in generated files. */
export const RUNTIME = "schema";

/** Returns the code for a runtime constant, such as `schema.string`. */
export function ready(name: string): string {
  return `${RUNTIME}.${name}`;
}

/** Returns the code for a call that bundlers can remove if the result is unused. */
export function call(name: string, ...args: readonly string[]): string {
  return `/* @__PURE__ */ ${RUNTIME}.${name}(${args.join(", ")})`;
}

/** Returns `{ name: code }`, with one line per member. */
export function members(entries: readonly (readonly [name: string, code: string])[]): string {
  if (entries.length === 0) {
    return "{}";
  }
  const lines = entries.map(([name, code]) => `  ${key(name)}: ${code.replaceAll("\n", "\n  ")},\n`);
  return `{\n${lines.join("")}}`;
}

/** Combines rules; returns a single rule unchanged. */
export function all(parts: readonly string[]): string {
  const [only = ready("any")] = parts;
  return parts.length < 2 ? only : call("allOf", ...parts);
}
