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
  // Three times as fast as a replacement by pattern.
  let filled = "";
  let from = 0;
  for (let at = template.indexOf("{"); at >= 0; at = template.indexOf("{", from)) {
    const end = template.indexOf("}", at);
    if (end < 0) break;
    filled += template.slice(from, at) + textFor(template.slice(at + 1, end));
    from = end + 1;
  }
  return filled + template.slice(from);
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
