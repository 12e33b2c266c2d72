import type { DocumentWithProvenance } from "../spec-document.ts";

/** An entry of the package's index: what the command reads of it. */
export interface ListedDocument extends DocumentWithProvenance {
  readonly service: string;
  readonly version: string | undefined;
  readonly profile: string;
}

const AS_SHOWN = "as shown";

/** There is no such document in the package. */
export class UnknownDocumentError extends Error {
  override readonly name: string = "UnknownDocumentError";
}

/** `retention/v1`, or `edge` for a service without versions. */
export function documentName({ service, version }: ListedDocument): string {
  return version === undefined ? service : `${service}/${version}`;
}

/** One form of each document: as shown, or with the overlays of a profile where it has one. */
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
 * @param name as `documentName` writes it; the profile may stand behind it, as in `retention/v1/reference`.
 * @throws {UnknownDocumentError} that lists the documents there are.
 */
export function findDocument(documents: readonly ListedDocument[], name: string): ListedDocument {
  const found = documents.find((each) =>
    [documentName(each), `${documentName(each)}/${each.profile}`].includes(name),
  );
  if (found !== undefined) return found;
  const names = documents.map(documentName).join(", ");
  throw new UnknownDocumentError(`there is no document ${name}; there are ${names}`);
}
