import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { GeneratedFile } from "@seamline/codegen";
import type { SpecDocument } from "@seamline/specs";

export interface GeneratedDocument {
  readonly document: SpecDocument;
  readonly folder: string;
  readonly clientName: string;
  readonly files: readonly GeneratedFile[];
}

/** Finds the head of a document's family: the first document that differs from it only in version strings. */
export function familyHeadOf(
  generated: GeneratedDocument,
  all: readonly GeneratedDocument[],
): GeneratedDocument | undefined {
  const own = withoutVersion(generated);
  const head = all.find((each) => withoutVersion(each) === own);
  return head === generated ? undefined : head;
}

/** Joins the contents of all files, with a placeholder for the version. */
function withoutVersion({ document: { version, profile }, files }: GeneratedDocument): string {
  const texts = files.map(({ path, text }) => `${path}\n${text}`).join("\n");
  const neutral =
    version === undefined ? texts : texts.replaceAll(new RegExp(`\\b${version}\\b`, "g"), "{version}");
  return `${profile}\n${neutral}`;
}

/** Returns the files for the head of a family. The other versions share its types. */
export function headFiles({ document, files }: GeneratedDocument): GeneratedFile[] {
  const path = new RegExp(`^( +\\* \`[A-Z]+ /)${document.version}(?=/)`, "gm");
  return files.map((file) =>
    file.path === "client.gen.ts" ? { ...file, text: file.text.replaceAll(path, "$1{version}") } : file,
  );
}

/** Returns a document's files, reduced to their differences from the head of its family. */
export async function versionFiles(
  generated: GeneratedDocument,
  head: GeneratedDocument,
): Promise<GeneratedFile[]> {
  const { document, folder, files } = generated;
  const { paths } = JSON.parse(await readFile(document.files.json, "utf8")) as { paths: object };
  const from = relative(folder, head.folder).replaceAll("\\", "/");
  return files.map(({ path, text }) => {
    // If this module imported the functions of the head, every bundle would contain all functions.
    if (path === "operations.gen.ts") return { path, text };
    const [header = ""] = text.split("\n");
    const written = versionFile(path, { generated, head, from, paths: Object.keys(paths) });
    return { path, text: `${header}\n\n${written}\n` };
  });
}

interface Version {
  readonly generated: GeneratedDocument;
  readonly head: GeneratedDocument;
  /** The head's folder, as a module specifier. */
  readonly from: string;
  readonly paths: readonly string[];
}

function versionFile(path: string, version: Version): string {
  switch (path) {
    case "client.gen.ts":
      return clientOfVersion(version);
    case "types.gen.ts":
      return typesOfVersion(version);
    default:
      return `export * from "${version.from}/${path}";`;
  }
}

/** Renders the head's client, with an `http` that accepts this version's paths. */
function clientOfVersion({ generated: { clientName, files }, from }: Version): string {
  const client = files.find(({ path }) => path === "client.gen.ts")?.text ?? "";
  const [declaration = ""] = client.split(`export interface ${clientName} `);
  const [, service = "string"] = /ServiceClient<paths, ("[^\n]*")>/.exec(client) ?? [];
  return `import type { ServiceClient } from "@seamline/client-core";
import type { ${clientName} as FamilyClient } from "${from}/client.gen.ts";
import type { paths } from "./types.gen.ts";

export type * from "${from}/client.gen.ts";

${declaration.slice(declaration.lastIndexOf("/**"))}export interface ${clientName}
  extends Omit<FamilyClient, keyof ServiceClient<object>>, ServiceClient<paths, ${service}> {}`;
}

/** Renders the head's types, and this version's `paths`, which are the types for openapi-fetch. */
function typesOfVersion({ generated: { document }, head, from, paths }: Version): string {
  const members = paths.map((path) => {
    const inHead = path.replace(`/${document.version}/`, `/${head.document.version}/`);
    return `  "${path}": FamilyPaths["${inHead}"];`;
  });
  return `import type { paths as FamilyPaths } from "${from}/types.gen.ts";

export type * from "${from}/types.gen.ts";

export interface paths {
${members.sort().join("\n")}
}`;
}
