import type { Json } from "./operation-call.ts";

/** How a language writes values of JSON. */
export interface Notation {
  /** The name of an object's member, without what follows it. */
  name(name: string): string;
  scalar(value: null | boolean | number | string): string;
  /** What stands between the braces and the members of an object on one line. */
  readonly padding: string;
  /** Whether a comma follows the last of several lines. */
  readonly trailingComma: boolean;
  /** One step to the right. */
  readonly indent: string;
}

/** The widest line, in characters: what a narrow column beside the text shows without scrolling. */
export const LINE_WIDTH = 56;

/** Where a value begins, and what follows it on its last line. */
export interface PrintedPlace {
  /** The indentation of the line that it begins in. */
  readonly indent: string;
  /** How many characters stand before it in that line. */
  readonly column: number;
  /** How many characters follow it, such as a comma. */
  readonly after: number;
}

/** A text in TypeScript or Python: between the quotes that need no escapes. */
export function quotedText(text: string): string {
  const quoted = JSON.stringify(text);
  if (!text.includes('"') || text.includes("'")) return quoted;
  return `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** Prints a value on one line if it fits there, else with a line for each member or item. */
export function printValue(value: Json, notation: Notation, place: PrintedPlace): string {
  const short = onOneLine(value, notation);
  const fits = place.column + short.length + place.after <= LINE_WIDTH;
  if (fits || typeof value !== "object" || value === null || short.length === 2) return short;
  const indent = place.indent + notation.indent;
  const lines = partsOf(value, notation).map(({ name, value: part }) => {
    const column = indent.length + name.length;
    return indent + name + printValue(part, notation, { indent, column, after: 1 });
  });
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${lines.join(",\n")}${notation.trailingComma ? "," : ""}\n${place.indent}${close}`;
}

function onOneLine(value: Json, notation: Notation): string {
  if (typeof value !== "object" || value === null) return notation.scalar(value);
  const parts = partsOf(value, notation).map(({ name, value: part }) => name + onOneLine(part, notation));
  if (Array.isArray(value)) return `[${parts.join(", ")}]`;
  return parts.length === 0 ? "{}" : `{${notation.padding}${parts.join(", ")}${notation.padding}}`;
}

/** The members of an object, or the items of a list, each with what stands before it. */
function partsOf(value: object, notation: Notation): { readonly name: string; readonly value: Json }[] {
  if (Array.isArray(value)) return value.map((item: Json) => ({ name: "", value: item }));
  return Object.entries(value).map(([name, member]) => ({ name: `${notation.name(name)}: `, value: member }));
}
