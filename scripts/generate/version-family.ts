import { relative } from "node:path";
import type { GeneratedFile } from "@seamline/codegen";
import type { SpecDocument } from "@seamline/specs";

/** What is generated for a document. */
export interface GeneratedDocument {
  readonly document: SpecDocument;
  readonly folder: string;
  /** Name of the client's interface: `FunctionsReferenceClient`. */
  readonly clientName: string;
  readonly files: readonly GeneratedFile[];
}

/** The first of the documents that differs from this one in version strings only: the head of its family. */
export function familyHeadOf(
  generated: GeneratedDocument,
  all: readonly GeneratedDocument[],
): GeneratedDocument | undefined {
  const own = withoutVersion(generated);
  const head = all.find((each) => withoutVersion(each) === own);
  return head === generated ? undefined : head;
}

/** The texts of all files, with a placeholder in the place of the version. */
function withoutVersion({ document: { version, profile }, files }: GeneratedDocument): string {
  const texts = files.map(({ path, text }) => `${path}\n${text}`).join("\n");
  const neutral =
    version === undefined ? texts : texts.replaceAll(new RegExp(`\\b${version}\\b`, "g"), "{version}");
  return `${profile}\n${neutral}`;
}

/** The files of a document as what they differ from those of the head of its family in. */
export function versionFiles(generated: GeneratedDocument, head: GeneratedDocument): GeneratedFile[] {
  const from = relative(generated.folder, head.folder).replaceAll("\\", "/");
  return generated.files.map(({ path, text }) => {
    const [header = ""] = text.split("\n");
    const written = versionFile(path, { generated, head, from });
    return { path, text: written === undefined ? text : `${header}\n\n${written}\n` };
  });
}

interface Version {
  readonly generated: GeneratedDocument;
  readonly head: GeneratedDocument;
  /** The folder of the head, as a module specifier. */
  readonly from: string;
}

function versionFile(path: string, version: Version): string | undefined {
  switch (path) {
    case "names.gen.ts":
    case "enums.gen.ts":
      return `export * from "${version.from}/${path}";`;
    case "operations.gen.ts":
      return operationsOfVersion(version);
  }
}

/** The operations of the head, with the paths of this version. */
function operationsOfVersion({ generated, head, from }: Version): string {
  const { clientName, document } = generated;
  return `import type { ServiceDefinition } from "@seamline/client-core";
import { definition as family } from "${from}/operations.gen.ts";
import type { ${clientName} } from "./client.gen.ts";

export type { OperationId } from "${from}/operations.gen.ts";

const operations = Object.fromEntries(
  Object.entries(family.operations).map(([id, operation]) => [
    id,
    { ...operation, path: operation.path.replace("/${head.document.version}/", "/${document.version}/") },
  ]),
);

/** Makes a {@link ${clientName}} when given to \`createClient\`. */
export const definition: ServiceDefinition<${clientName}> = { ...(family as ServiceDefinition<never>), operations };`;
}
