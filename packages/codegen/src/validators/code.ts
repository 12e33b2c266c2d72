import { key } from "../literal.ts";

/** Name under which generated files import the functions that validators are made of. */
export const RUNTIME = "schema";

/** A schema that the runtime has ready: `schema.string`. */
export function ready(name: string): string {
  return `${RUNTIME}.${name}`;
}

/** A call that bundlers may leave out where nobody uses what it makes. */
export function call(name: string, ...args: readonly string[]): string {
  return `/* @__PURE__ */ ${RUNTIME}.${name}(${args.join(", ")})`;
}

/** `{ name: code }`, with a line for each member. */
export function members(entries: readonly (readonly [name: string, code: string])[]): string {
  if (entries.length === 0) {
    return "{}";
  }
  const lines = entries.map(([name, code]) => `  ${key(name)}: ${code.replaceAll("\n", "\n  ")},\n`);
  return `{\n${lines.join("")}}`;
}

/** All of these; the one itself where there is one. */
export function all(parts: readonly string[]): string {
  const [only = ready("any")] = parts;
  return parts.length < 2 ? only : call("allOf", ...parts);
}
