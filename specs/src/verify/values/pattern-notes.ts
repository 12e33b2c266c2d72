import type { OpenApiDocument } from "@seamline/openapi/document";
import { childPointer } from "@seamline/openapi/json-pointer";
import { textMatching } from "./text-pattern.ts";

/** Members that contain values instead of schemas. */
const VALUES: readonly string[] = ["const", "default", "enum", "example", "examples", "value"];

/** Returns a note for every pattern in a contract for which no matching text can be generated. */
export function patternNotes(bundle: OpenApiDocument): string[] {
  const notes: string[] = [];
  const visit = (node: object, at: string) => {
    for (const [name, child] of Object.entries(node)) {
      const pointer = childPointer(at, name);
      if (name === "pattern" && typeof child === "string" && textMatching(child) === undefined)
        notes.push(`${pointer}: no text is generated for the pattern ${child}`);
      if (typeof child === "object" && child !== null && !VALUES.includes(name)) visit(child, pointer);
    }
  };
  visit(bundle, "");
  return notes;
}
