import { readContract } from "@seamline/openapi/contract";
import type { SpecDocument } from "@seamline/specs";
import { nameOfDocument } from "./document-file.ts";
import { type ExportingFiles, type HandlerPlace, handlerPlace } from "./handler-files.ts";
import { camelCased, header, pascalCased, wordsOf } from "./names.ts";
import type { BundledDocument } from "./version-family.ts";

/** A document and the head of its family: the first document that differs only in version strings. */
export interface ServiceDocumentPart extends BundledDocument {
  readonly head: SpecDocument;
}

/** A family head with the handlers of its operations. A handler is `undefined` if the operation is not implemented. */
interface HandledDocument {
  readonly document: SpecDocument;
  readonly handlers: readonly (readonly [operationId: string, handler: HandlerPlace | undefined])[];
}

/**
 * Generates `functions.documents.gen.ts`: a service's documents with their handlers. The handler of a missing operation
 * is `notImplemented`.
 */
export function serviceDocumentsFile(
  service: string,
  parts: readonly ServiceDocumentPart[],
  files: ExportingFiles,
): { path: string; text: string } {
  const heads = parts.filter(({ document, head }) => document === head).map((part) => handled(part, files));
  const words = service.split("-");
  const text = [
    header,
    ...importLines(service, parts, heads),
    "",
    ...heads.flatMap((head) => handlersLines(service, head)),
    `/** The documents of the service with the handlers that \`services/${service}\` exports for their operations. */`,
    `export const ${camelCased([...words, "documents"])}: readonly HandledDocument<${contextOf(service)}, ${callerOf(service)}>[] = [`,
    ...parts.map((part) => documentLine(part, clientOf(service, part, parts.length > 1))),
    "];",
    "",
  ].join("\n");
  return { path: `${service}.documents.gen.ts`, text };
}

function handled({ document, bundle }: BundledDocument, files: ExportingFiles): HandledDocument {
  const version = pascalCased(wordsOf(document).slice(document.service.split("-").length));
  const operationIds = [...readContract(bundle).operations.keys()].sort();
  return { document, handlers: operationIds.map((id) => [id, handlerPlace(files, id, version)]) };
}

function importLines(
  service: string,
  parts: readonly ServiceDocumentPart[],
  heads: readonly HandledDocument[],
): string[] {
  const handlers = new Map(
    heads.flatMap((head) => head.handlers).flatMap(([, place]) => (place ? [[place.name, place]] : [])),
  );
  const isLacking = heads.some((head) => head.handlers.some(([, place]) => place === undefined));
  return [
    'import type { HandledDocument, Handlers } from "@seamline/emulator-kit";',
    ...(isLacking ? ['import { notImplemented } from "@seamline/emulator-kit";'] : []),
    `import type { ${callerOf(service)}, ${contextOf(service)} } from "../services/${service}/${service}-context.ts";`,
    ...[...handlers.values()].map(
      ({ name, file }) => `import { ${name} } from "../services/${service}/${file}";`,
    ),
    ...parts.map(
      ({ document }) =>
        `import { ${nameOfDocument(document)} } from "./${wordsOf(document).join("-")}.document.gen.ts";`,
    ),
    ...heads.map(
      ({ document }) =>
        `import type { ${operationsOf(document)} } from "./${wordsOf(document).join("-")}.types.gen.ts";`,
    ),
  ];
}

function handlersLines(service: string, { document, handlers }: HandledDocument): string[] {
  return [
    `const ${handlersOf(document)}: Handlers<${operationsOf(document)}, ${contextOf(service)}, ${callerOf(service)}> = {`,
    ...handlers.map(([id, place]) => {
      const name = place?.name ?? "notImplemented";
      return name === id ? `  ${id},` : `  ${id}: ${name},`;
    }),
    "};",
    "",
  ];
}

function documentLine({ document, head }: ServiceDocumentPart, client: string): string {
  const { service, version } = document;
  const id = version === undefined ? service : `${service}@${version}`;
  const family = head.version === undefined ? "" : ` family: "${head.version}",`;
  return `  { id: "${id}",${family} document: ${nameOfDocument(document)}, client: ${client}, handlers: ${handlersOf(head)} },`;
}

/** A service with several documents has an entry for each version. */
function clientOf(
  service: string,
  { document: { version } }: ServiceDocumentPart,
  isVersioned: boolean,
): string {
  const entry = isVersioned && version !== undefined ? `/${version}` : "";
  const factory = `create${pascalCased(service.split("-"))}Client`;
  return `{ module: "@seamline/${service}${entry}/reference", factory: "${factory}" }`;
}

function handlersOf(document: SpecDocument): string {
  return camelCased([...wordsOf(document), "handlers"]);
}

function operationsOf(document: SpecDocument): string {
  return pascalCased([...wordsOf(document), "operations"]);
}

function contextOf(service: string): string {
  return pascalCased([...service.split("-"), "context"]);
}

function callerOf(service: string): string {
  return pascalCased([...service.split("-"), "caller"]);
}
