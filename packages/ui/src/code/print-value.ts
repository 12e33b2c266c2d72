import type { Json } from "./operation-call.ts";

/** A programming language's syntax for JSON values. */
export interface Notation {
  /** Formats the name of an object member, without the separator after it. */
  name(name: string): string;
  scalar(value: null | boolean | number | string): string;
  /** Space inside the braces of a single-line object. */
  readonly padding: string;
  /** True if multi-line objects and lists end with a trailing comma. */
  readonly trailingComma: boolean;
  /** One level of indentation. */
  readonly indent: string;
}

/** Maximum line width in characters. It fits into the narrow sample column without scrolling. */
export const LINE_WIDTH = 56;

/** The position where a value is printed. */
export interface PrintedPlace {
  /** Indentation of the value's first line. */
  readonly indent: string;
  /** Column where the value starts, from 0. */
  readonly column: number;
  /** Length of the text after the value on its last line, for example 1 for a comma. */
  readonly after: number;
}

/** Returns a string literal for TypeScript and Python. Uses single quotes if that avoids escapes. */
export function quotedText(text: string): string {
  const quoted = JSON.stringify(text);
  if (!text.includes('"') || text.includes("'")) return quoted;
  return `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** Prints a value on one line if it fits, or else with one member or item per line. */
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

/** Returns the members of an object or the items of a list, each with its prefix. */
function partsOf(value: object, notation: Notation): { readonly name: string; readonly value: Json }[] {
  if (Array.isArray(value)) return value.map((item: Json) => ({ name: "", value: item }));
  return Object.entries(value).map(([name, member]) => ({ name: `${notation.name(name)}: `, value: member }));
}
