/** Returns the JSONPath of a path of keys: `$.paths['/v1/matters'].get`. */
export function jsonPathOf(segments: readonly string[]): string {
  return ["$", ...segments.map(selector)].join("");
}

/** Returns the selector of one key, or of several: `['a','b']`. */
export function selectorOf(keys: readonly string[]): string {
  return keys.length === 1 ? selector(keys[0] as string) : `[${keys.map(quoted).join(",")}]`;
}

function selector(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${quoted(key)}]`;
}

function quoted(key: string): string {
  return `'${key.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
