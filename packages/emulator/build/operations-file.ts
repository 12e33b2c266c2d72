import type { SpecDocument } from "@seamline/specs";
import { header, pascalCased, wordsOf } from "./names.ts";

/**
 * Generates `operations.gen.ts`: the operation types of all services.
 *
 * @param documents the documents that have their own types
 */
export function operationsFile(documents: readonly SpecDocument[]): { path: string; text: string } {
  const types = documents.map((document) => {
    const words = wordsOf(document);
    return { type: pascalCased([...words, "operations"]), file: `./${words.join("-")}.types.gen.ts` };
  });
  const text = [
    header,
    ...types.map(({ type, file }) => `import type { ${type} } from "${file}";`),
    "",
    "/** The operations of all services: a member of the union for each document, by operationId. */",
    `export type EmulatedOperations = ${types.map(({ type }) => type).join(" | ")};`,
    "",
  ].join("\n");
  return { path: "operations.gen.ts", text };
}
