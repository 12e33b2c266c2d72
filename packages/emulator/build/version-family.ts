import { isDeepStrictEqual } from "node:util";
import { documentOfVersion } from "@seamline/emulator-kit";
import type { SpecDocument } from "@seamline/specs";
import { nameOfDocument, withoutProse } from "./document-file.ts";
import { header, wordsOf } from "./names.ts";

/** A document and its bundle. */
export interface BundledDocument {
  readonly document: SpecDocument;
  readonly bundle: object;
}

/** Returns the first document of the same service that differs from this one only in version strings. */
export function familyHeadOf(
  { document, bundle }: BundledDocument,
  bundles: readonly BundledDocument[],
): SpecDocument | undefined {
  const { service, version } = document;
  if (version === undefined) return undefined;
  const read = withoutProse(bundle);
  const head = bundles.find(
    (each) =>
      each.document.service === service &&
      isDeepStrictEqual(documentOfVersion(withoutProse(each.bundle), version), read),
  );
  return head?.document === document ? undefined : head?.document;
}

/**
 * Generates `functions-v2beta.document.gen.ts`, which derives a version's document from the head of its family.
 */
export function versionDocumentFile(
  document: SpecDocument,
  head: SpecDocument,
): { path: string; text: string } {
  const { title, version } = document;
  const text = [
    header,
    'import { documentOfVersion } from "@seamline/emulator-kit";',
    `import { ${nameOfDocument(head)} } from "./${wordsOf(head).join("-")}.document.gen.ts";`,
    "",
    `/** The reference bundle of ${title} ${version}, without its prose. Differs from ${head.version} only in the version. */`,
    `export const ${nameOfDocument(document)}: object = documentOfVersion(${nameOfDocument(head)}, "${version}");`,
    "",
  ].join("\n");
  return { path: `${wordsOf(document).join("-")}.document.gen.ts`, text };
}
