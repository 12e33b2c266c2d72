/** JSONPath (RFC 9535) to one place: `$.paths['/v1/matters'].get`. */
export function formatJsonPath(segments: readonly string[]): string {
  return `$${formatSteps(segments)}`;
}

/** The part of a JSONPath that leads from one place to another inside it: `.paths['/v1/matters']`. */
export function formatSteps(segments: readonly string[]): string {
  return segments.map(step).join("");
}

/** A string of JSONPath, in single quotes. */
export function quoteForJsonPath(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function step(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${quoteForJsonPath(name)}]`;
}
