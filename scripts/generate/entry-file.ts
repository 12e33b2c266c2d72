import type { GeneratedFile } from "@seamline/codegen";
import type { SpecDocument } from "@seamline/specs";

/** The input of a document's entry. */
export interface EntrySource {
  readonly document: SpecDocument;
  /** Name of the client's interface: `RetentionReferenceClient`. */
  readonly clientName: string;
  /** The paths of the document's generated files, in the folder of the entry. */
  readonly paths: readonly string[];
  readonly options: ClientOptionsModule;
  readonly command: string;
  /** The entry of a profile of the same document that shows more. */
  readonly fuller?: string;
}

/** The module of the options of a service's clients. */
export interface ClientOptionsModule {
  readonly module: string;
  /** The type of the options, whose type parameter is the ids of the operations. */
  readonly typeName: string;
  /** The function that checks the options and returns them in the form that every client takes. */
  readonly reader: string;
  /** Whether the service has its own type and its own `fromEnvironment`, which the entry re-exports. */
  readonly isOwn: boolean;
}

/** Renders `index.gen.ts`: the module that users import for a document, with the factory of its client. */
export function entryFile(source: EntrySource): GeneratedFile {
  const { document, command } = source;
  const text = [
    `// Made by \`${command}\`. Do not edit: the next run writes it anew.`,
    "",
    `/** ${capitalized(clientSubject(document))}, ${profileClause(document)}. */`,
    ...importLines(source),
    "",
    factory(source),
    "",
    ...(source.options.isOwn ? [] : [environmentReader(source), ""]),
    ...exportLines(source),
    "",
  ].join("\n");
  return { path: "index.gen.ts", text };
}

function importLines({ clientName, options }: EntrySource): string[] {
  const { module, typeName, reader, isOwn } = options;
  return [
    isOwn
      ? `import { createClient } from "@seamline/client-core";\nimport { ${reader}, type ${typeName} } from "${module}";`
      : `import {
  bearerFromEnvironment,
  createClient,
  ${reader},
  type ${typeName},
  type EnvironmentOptions,
  type EnvironmentVariables,
} from "${module}";`,
    `import type { ${clientName} } from "./client.gen.ts";`,
    'import { definition, type OperationId } from "./operations.gen.ts";',
    'import type { CheckedPoints } from "./types.gen.ts";',
  ];
}

function factory({ document, clientName, options, fuller }: EntrySource): string {
  return `/**
 * Makes a client of ${clientSubject(document)}. Profile: ${document.profile}.${fuller === undefined ? "" : adviceOn(fuller)}
 *
 * @throws InvalidArgumentError when an option is missing or wrong, before anything is sent.
 */
export function create${publicName(document)}(
  options: ${options.typeName}<OperationId> & CheckedPoints,
): ${clientName} {
  return createClient(definition, ${options.reader}(options));
}`;
}

function adviceOn(fuller: string): string {
  return `
 *
 * The client has only what the source document shows. For the whole service, with lists that can be iterated and
 * operations that can be waited for, import from \`${fuller}\`.`;
}

/** Renders the function that reads the options of a client that sends a bearer token. */
function environmentReader({ document: { service } }: EntrySource): string {
  const name = service.toUpperCase().replaceAll("-", "_");
  return `/**
 * Reads the options of a client from the environment: \`SEAMLINE_${name}_URL\` and \`SEAMLINE_${name}_TOKEN\`.
 *
 * @param variables those of the process unless given, such as the \`env\` of a worker
 * @throws InvalidArgumentError that names the variable that is missing or wrong, and never has its value.
 */
export function fromEnvironment(variables?: EnvironmentVariables): EnvironmentOptions {
  return bearerFromEnvironment("${name}", variables);
}`;
}

function exportLines({ document, clientName, paths, options }: EntrySource): string[] {
  const values = paths.filter((path) => path === "enums.gen.ts" || path === "names.gen.ts");
  return [
    'export * from "@seamline/client-core/service";',
    ...(options.isOwn
      ? [`export { fromEnvironment, type ${options.typeName} } from "${options.module}";`]
      : []),
    'export type * from "./client.gen.ts";',
    `export type { ${clientName} as ${publicName(document)} } from "./client.gen.ts";`,
    ...values.map((path) => `export * from "./${path}";`),
    'export { definition, type OperationId } from "./operations.gen.ts";',
    'export type * from "./types.gen.ts";',
  ];
}

/** `RetentionClient`: the name that users see for the client of either profile. */
function publicName({ service }: SpecDocument): string {
  return `${pascalCased(service.split("-"))}Client`;
}

/** `["edge", "client"]` is `EdgeClient`. */
export function pascalCased(words: readonly string[]): string {
  return words.map(capitalized).join("");
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** `the functions service, version v2`: the title of the document for use in a sentence. */
function clientSubject({ title, version }: SpecDocument): string {
  const name = title
    .replace(/ API$/, "")
    .replaceAll(/\b[A-Z](?=[a-z]+\b)/g, (letter) => letter.toLowerCase());
  return `the ${name}${version === undefined ? "" : `, version ${version}`}`;
}

function profileClause({ profile }: SpecDocument): string {
  return profile === "as shown"
    ? "as its source document shows it"
    : `with what the ${profile} profile fills in`;
}
