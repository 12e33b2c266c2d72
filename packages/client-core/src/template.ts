/** `{name}` in a path template or a resource name pattern. */
const PARAMETER = /\{([^{}]+)\}/g;

/** A segment that is empty, or that URL parsers take for a step up or for nothing. */
export const VOID_SEGMENT: RegExp = /(^|\/)\.{0,2}(\/|$)/;

/** Names of the parameters, in order. */
export function parametersOf(template: string): string[] {
  return Array.from(template.matchAll(PARAMETER), ([, name]) => name as string);
}

/** Puts a text in the place of every parameter. */
export function fillTemplate(template: string, textFor: (name: string) => string): string {
  return template.replace(PARAMETER, (_, name: string) => textFor(name));
}

/**
 * What a filled template looks like, with a group for every parameter. A value holds a slash only where it may
 * span segments, and no sign that stands between two parameters of one segment: nobody could tell where it ends.
 */
export function patternOf(template: string, multiSegment: readonly string[] = []): RegExp {
  const literally = (text: string): string => text.replace(/[^\w/]/g, "\\$&");
  const separators = literally((template.match(/\}[^/{]+\{/g) ?? []).join(""));
  const groupOf = (name: string): string => (multiSegment.includes(name) ? "(.+)" : `([^/${separators}]+)`);
  const pieces = template.split(PARAMETER).map((piece, at) => (at % 2 ? groupOf(piece) : literally(piece)));
  return new RegExp(`^${pieces.join("")}$`, "s");
}
