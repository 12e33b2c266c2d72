import {
  type GeneratorOverlay,
  generatorOverlays,
  documents as published,
  type SpecDocument,
} from "../../specs/dist/index.js";
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

/**
 * The overlays of some names that fit a document, in the order of the names.
 *
 * @throws Error when no document has an overlay of one of the names
 */
export function overlaysFor({ spec }: LanguageDocument, names: readonly string[]): GeneratorOverlay[] {
  return names.flatMap((name) => {
    const known = generatorOverlays.filter((overlay) => overlay.name === name);
    if (known.length === 0) throw new Error(`There is no overlay ${name} in @seamline/specs`);
    return known.filter(({ documents }) => documents.includes(spec));
  });
}
