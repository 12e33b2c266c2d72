/** `{name}` in a path template or a resource name pattern. */
const PARAMETER = /\{([^{}]+)\}/g;

/** Names of the parameters, in order. */
export function parametersOf(template: string): string[] {
  return Array.from(template.matchAll(PARAMETER), ([, name]) => name as string);
}

/** Puts a text in the place of every parameter. */
export function fillTemplate(template: string, textFor: (name: string) => string): string {
  return template.replace(PARAMETER, (_, name: string) => textFor(name));
}

/**
 * The text of every parameter, in order; `undefined` when `text` does not match or can be read in two ways
 * (`{a}-{b}` and `1-2-3`).
 */
export function readTemplate(
  template: string,
  text: string,
  multiSegment: readonly string[] = [],
): string[] | undefined {
  // Greedy and lazy find the latest and the earliest place of every separator: where they agree, there is one reading.
  const [latest, earliest] = ["+", "+?"].map((quantifier) => {
    const pieces = template
      .split(PARAMETER)
      .map((piece, index) =>
        index % 2
          ? `(${multiSegment.includes(piece) ? "." : "[^/]"}${quantifier})`
          : piece.replace(/[^\w/]/g, "\\$&"),
      );
    return new RegExp(`^${pieces.join("")}$`, "s").exec(text)?.slice(1);
  });
  return JSON.stringify(latest) === JSON.stringify(earliest) ? latest : undefined;
}
