import type { SpecDocument } from "@seamline/specs";
import { camelCased, header, wordsOf } from "./names.ts";

/** Keywords for human readers. Schema properties with these names are kept. */
const FOR_READERS: ReadonlySet<string> = new Set([
  "description",
  "summary",
  "example",
  "examples",
  "x-inferred",
  "x-inferred-reasons",
]);
const NAMED_MEMBERS: ReadonlySet<string> = new Set(["properties", "schemas", "parameters", "responses"]);

/**
 * Generates `retention-v1.document.gen.ts`: the bundle without prose. It is a module because files might not be
 * available at run time.
 */
export function documentFile(document: SpecDocument, bundle: object): { path: string; text: string } {
  const text = [
    header,
    "",
    `/** The reference bundle of ${document.title}${document.version ? ` ${document.version}` : ""}, without its prose. */`,
    `export const ${nameOfDocument(document)}: object = ${JSON.stringify(withoutProse(bundle), undefined, 1)};`,
    "",
  ].join("\n");
  return { path: `${wordsOf(document).join("-")}.document.gen.ts`, text };
}

/** `functionsV2Document`. */
export function nameOfDocument(document: SpecDocument): string {
  return camelCased([...wordsOf(document), "document"]);
}

/** Returns a bundle without prose and without `info`, which does not affect the service. */
export function withoutProse(bundle: object): object {
  const { info: _, ...contract } = bundle as { readonly info?: unknown };
  return pruned(contract, false) as object;
}

function pruned(value: unknown, holdsNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => pruned(each, false));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => holdsNames || !FOR_READERS.has(key));
  return Object.fromEntries(
    kept.map(([key, each]) => [key, pruned(each, !holdsNames && NAMED_MEMBERS.has(key))]),
  );
}
