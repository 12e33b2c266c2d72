import { readContract } from "@seamline/openapi/contract";
import type { SpecDocument } from "@seamline/specs";
import { header, pascalCased, wordsOf } from "./names.ts";

/**
 * Generates `retention-v1.gen.ts`: types of the operation ids and extension points. The compiler checks handlers and
 * coverage notes against these types.
 */
export function identifiersFile(document: SpecDocument, bundle: object): { path: string; text: string } {
  const words = wordsOf(document);
  const of = `of ${document.title}${document.version ? ` ${document.version}` : ""}`;
  const points = { ...membersOf(bundle, "x-extension-points"), ...membersOf(bundle, "x-filled-points") };
  const text = [
    header,
    "",
    `/** Every operation ${of}. */`,
    union(pascalCased([...words, "operation", "id"]), [...readContract(bundle).operations.keys()]),
    "",
    `/** Every extension point ${of}, including the points that the reference profile fills. */`,
    union(pascalCased([...words, "extension", "point"]), Object.keys(points).sort()),
    "",
  ].join("\n");
  return { path: `${words.join("-")}.gen.ts`, text };
}

function union(name: string, members: readonly string[]): string {
  return `export type ${name} =\n${members.map((each) => `  | "${each}"`).join("\n")};`;
}

function membersOf(bundle: object, key: string): object {
  return (bundle as Readonly<Record<string, object>>)[key] ?? {};
}
