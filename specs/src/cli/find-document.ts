import type { DocumentWithProvenance } from "../spec-document.ts";

/** Fields that the command reads from the package's document index. */
export interface ListedDocument extends DocumentWithProvenance {
  readonly service: string;
  readonly version: string | undefined;
  readonly profile: string;
}

/** Name of the profile without overlays. */
export const AS_SHOWN = "as shown";

/** Thrown if the package does not contain the requested document. */
export class UnknownDocumentError extends Error {
  override readonly name: string = "UnknownDocumentError";
}

/** Returns `retention/v1`, or `edge` for a service without versions. */
export function documentName({ service, version }: ListedDocument): string {
  return version === undefined ? service : `${service}/${version}`;
}

/** Returns one profile of each document: as shown if requested, otherwise the profile with overlays, if it exists. */
export function chooseProfile(documents: readonly ListedDocument[], asShown: boolean): ListedDocument[] {
  const names = [...new Set(documents.map(documentName))];
  return names.flatMap((name) => {
    const forms = documents.filter((each) => documentName(each) === name);
    const filled = forms.find(({ profile }) => profile !== AS_SHOWN);
    const shown = forms.find(({ profile }) => profile === AS_SHOWN);
    return (asShown ? shown : (filled ?? shown)) ?? [];
  });
}

/**
 * Returns the document with this name.
 *
 * @param name in the format of `documentName`, optionally followed by a profile: `retention/v1/reference`.
 * @throws {UnknownDocumentError} with a list of the available documents.
 */
export function findDocument(documents: readonly ListedDocument[], name: string): ListedDocument {
  const found = documents.find((each) =>
    [documentName(each), `${documentName(each)}/${each.profile}`].includes(name),
  );
  if (found !== undefined) return found;
  const names = documents.map(documentName).join(", ");
  throw new UnknownDocumentError(`unknown document ${name}: use one of ${names}`);
}
