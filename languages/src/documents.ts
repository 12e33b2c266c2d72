import {
  type GeneratorOverlay,
  generatorOverlays,
  documents as published,
  type SpecDocument,
} from "../../specs/dist/index.js";
import { readStories, type Story } from "./story.ts";

/** A document that clients are generated from. */
export interface LanguageDocument {
  /** Name such as `functions/v2`, `functions/v2/reference` or `edge`. */
  readonly name: string;
  readonly spec: SpecDocument;
  /** Story of a reference document. Documents as shown have no story. */
  readonly story: Story | undefined;
}

/**
 * Returns the documents that have a story, in the reference profile and as shown. New documents are included once they
 * have a story.
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
      throw new Error(`A story uses the unknown document ${name}. Use one of ${filled.join(", ")}.`);
    if (told.indexOf(name) !== index) throw new Error(`${name} has more than one story.`);
  }
}

function nameOf({ service, version, profile }: SpecDocument): string {
  return [service, version, profile === "reference" ? "reference" : undefined].filter(Boolean).join("/");
}

/** Returns whether `names` contains a document, such as `edge/reference`, or one of its folders, such as `edge`. */
export function isNamed(document: string, names: readonly string[]): boolean {
  return names.some((name) => document === name || document.startsWith(`${name}/`));
}

/**
 * Returns the overlays with the given names that fit a document, in the given order.
 *
 * @throws Error if an overlay does not exist
 */
export function overlaysFor({ spec }: LanguageDocument, names: readonly string[]): GeneratorOverlay[] {
  return names.flatMap((name) => {
    const known = generatorOverlays.filter((overlay) => overlay.name === name);
    if (known.length === 0) throw new Error(`@seamline/specs does not contain an overlay ${name}`);
    return known.filter(({ documents }) => documents.includes(spec));
  });
}
