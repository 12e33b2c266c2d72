import type { AnyService } from "../service/service.ts";

type Document = AnyService["documents"][number];

/**
 * The document whose schemas the section of a service refers to in seeds.
 *
 * @throws Error for a service that names one that it does not speak
 */
export function seedDocumentOf({
  name,
  documents,
  seed,
}: Pick<AnyService, "name" | "documents" | "seed">): Document {
  const found = seed.document === undefined ? documents[0] : documents.find(({ id }) => id === seed.document);
  if (!found) throw new Error(`The seed of ${name} goes by a document that the service does not speak.`);
  return found;
}
