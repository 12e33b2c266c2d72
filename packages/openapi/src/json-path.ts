/** Returns the JSONPath (RFC 9535) to one place: `$.paths['/v1/matters']`. */
export function formatJsonPath(segments: readonly string[]): string {
  return `$${formatSteps(segments)}`;
}

/** Returns the steps of a JSONPath: `.paths['/v1/matters']`. */
export function formatSteps(segments: readonly string[]): string {
  return segments.map(step).join("");
}

/** Returns a JSONPath string in single quotes. */
export function quoteForJsonPath(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function step(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${quoteForJsonPath(name)}]`;
}
