/** Formats JSON as TypeScript on one line, with unquoted keys. */
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

/** Formats a key. `__proto__` is computed, because a quoted `"__proto__"` would set the prototype. */
export function key(name: string): string {
  if (name === "__proto__") {
    return '["__proto__"]';
  }
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Escapes text for a block comment on one line. */
export function inComment(text: string): string {
  return text.replaceAll("*/", "*\\/").replaceAll(/[\p{Cc}\u2028\u2029]/gu, " ");
}
