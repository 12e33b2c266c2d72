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
  /** Story of a reference document. Documents as shown have no story. */
  readonly story: Story | undefined;
}

/**
 * Lists the documents that have a story, and the same documents as shown. A new document is included once it has a
 * story.
 *
 * @throws Error if a story names a document that does not exist or already has a story
 */
export function languageDocuments(): LanguageDocument[] {
  const stories = readStories();
  const told = stories.flatMap(({ documents }) => documents);
  assertOneStoryEach(told);
  return published
    .map((spec) => ({ name: nameOf(spec), spec }))
    .filter(({ name }) => told.includes(name) || told.includes(`${name}/reference`))
    .map((each) => ({ ...each, story: stories.find(({ documents }) => documents.includes(each.name)) }));
}

function assertOneStoryEach(told: readonly string[]): void {
  const filled = published.filter(({ profile }) => profile === "reference").map(nameOf);
  for (const [index, name] of told.entries()) {
    if (!filled.includes(name))
      throw new Error(`A story is about ${name}, and there are: ${filled.join(", ")}.`);
    if (told.indexOf(name) !== index) throw new Error(`${name} has more than one story.`);
  }
}

function nameOf({ service, version, profile }: SpecDocument): string {
  return [service, version, profile === "reference" ? "reference" : undefined].filter(Boolean).join("/");
}

/** Checks whether a document, such as `edge/reference`, or one of its folders, such as `edge`, is in `names`. */
export function isNamed(document: string, names: readonly string[]): boolean {
  return names.some((name) => document === name || document.startsWith(`${name}/`));
}

/**
 * Returns the named overlays that fit a document, in the order of the names.
 *
 * @throws Error if no document has an overlay with one of the names
 */
export function overlaysFor({ spec }: LanguageDocument, names: readonly string[]): GeneratorOverlay[] {
  return names.flatMap((name) => {
    const known = generatorOverlays.filter((overlay) => overlay.name === name);
    if (known.length === 0) throw new Error(`There is no overlay ${name} in @seamline/specs`);
    return known.filter(({ documents }) => documents.includes(spec));
  });
}
