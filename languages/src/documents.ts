import { fileURLToPath } from "node:url";
import { documents as published, type SpecDocument } from "../../specs/dist/index.js";
import type { Generator } from "./generator.ts";
import { readStories, type Story } from "./story.ts";

/** A document that clients are generated from. */
export interface LanguageDocument {
  /** `functions/v2`, `functions/v2/reference`, `edge`. */
  readonly name: string;
  readonly spec: SpecDocument;
  /** Every reference document has one, and no document as shown. */
  readonly story: Story | undefined;
}

/**
 * Lists every document with its story.
 *
 * @throws Error when a reference document has no story, or more than one
 */
export function languageDocuments(): LanguageDocument[] {
  const stories = readStories();
  return published.map((spec) => {
    const name = nameOf(spec);
    const own = stories.filter(({ documents }) => documents.includes(name));
    const wanted = spec.profile === "reference" ? 1 : 0;
    if (own.length !== wanted) throw new Error(`${name} has ${own.length} stories instead of ${wanted}`);
    return { name, spec, story: own[0] };
  });
}

function nameOf({ service, version, profile }: SpecDocument): string {
  return [service, version, profile === "reference" ? "reference" : undefined].filter(Boolean).join("/");
}

/** Whether a document, such as `edge/reference`, has that name or lies in the folder of that name, such as `edge`. */
export function isNamed(document: string, names: readonly string[]): boolean {
  return names.some((name) => document === name || document.startsWith(`${name}/`));
}

/** The path of a document in the form that a generator reads. */
export function pathOf({ spec }: LanguageDocument, form: Generator["form"]): string {
  return fileURLToPath(form === "3.0" ? spec.files.json30 : spec.files.json);
}
