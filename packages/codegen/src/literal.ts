/** JSON as TypeScript on one line: bare keys, spaces inside the braces. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(literal).join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const entries = Object.entries(value).map(([name, entry]) => `${key(name)}: ${literal(entry)}`);
  return `{ ${entries.join(", ")} }`;
}

/** `__proto__` in quotes would set the prototype. */
export function key(name: string): string {
  if (name === "__proto__") {
    return '["__proto__"]';
  }
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Escapes a text for the inside of a block comment on one line. */
export function inComment(text: string): string {
  return text.replaceAll("*/", "*\\/").replaceAll(/[\p{Cc}\u2028\u2029]/gu, " ");
}
