/** Formats a path as JSONPath (RFC 9535): `$.paths['/v1/matters']`. */
export function formatJsonPath(segments: readonly string[]): string {
  return `$${formatSteps(segments)}`;
}

/** Formats a path as JSONPath segments without the root: `.paths['/v1/matters']`. */
export function formatSteps(segments: readonly string[]): string {
  return segments.map(step).join("");
}

/** Formats a string as a JSONPath literal in single quotes. */
export function quoteForJsonPath(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function step(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${quoteForJsonPath(name)}]`;
}
