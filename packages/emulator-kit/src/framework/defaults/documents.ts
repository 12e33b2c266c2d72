import type { OpenApiDocument } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import { type DocumentClient, type Handlers, notImplemented, type ServiceDocument } from "../handlers.ts";
import type { AnyDocumentDefinition } from "../service-definition.ts";

// biome-ignore lint/suspicious/noExplicitAny: each document has different operations
type AnyHandlers = Handlers<any, never, never>;

/** Adds a missing id to a document, and marks operations without a handler as not implemented. */
export function completeDocument(
  service: string,
  definition: AnyDocumentDefinition,
): ServiceDocument<unknown, never, never> {
  const { coverageNotes = {} } = definition;
  return {
    ...definition,
    id: documentIdOf(service, definition),
    client: definition.client ?? GENERATED_CLIENT,
    coverageNotes,
    handlers: completeHandlers(definition),
  };
}

/** Returns the id of a document. The default consists of the service's name and the document's version. */
export function documentIdOf(service: string, { id, document }: AnyDocumentDefinition): string {
  const { info } = document as Partial<OpenApiDocument>;
  return id ?? `${service}@${info?.version}`;
}

/** The client that `seamline-codegen --out generated` writes. */
const GENERATED_CLIENT: DocumentClient = { definition: "./generated/operations.gen.ts" };

function completeHandlers({ document, handlers }: AnyDocumentDefinition): AnyHandlers {
  const ids = operationsOf(document as OpenApiDocument).map(({ operation }) => `${operation.operationId}`);
  const missing = ids.filter((id) => !Object.hasOwn(handlers, id));
  if (missing.length === 0) return handlers;
  return { ...Object.fromEntries(missing.map((id) => [id, notImplemented])), ...handlers };
}
