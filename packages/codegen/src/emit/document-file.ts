import { key } from "../literal.ts";
import type { Model } from "../model/model.ts";
import { joinParts } from "./print.ts";

/** Emits `document.gen.ts`: the document as an object. Returns `undefined` if it was not requested. */
export function emitDocument({ contract }: Model, header: string): string | undefined {
  if (contract === undefined) return undefined;
  return joinParts([
    header,
    `/** The OpenAPI document with its overlays applied. */
export const document: object = ${indented(contract, "")};`,
  ]);
}

/** Formats JSON as TypeScript with one member per line. With `JSON.stringify`, `__proto__` would set the prototype. */
function indented(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const members = Array.isArray(value)
    ? value.map((each) => indented(each, inner))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => `${key(name)}: ${indented(each, inner)}`);
  if (members.length === 0) return `${open}${close}`;
  return `${open}\n${members.map((member) => `${inner}${member},\n`).join("")}${indent}${close}`;
}
