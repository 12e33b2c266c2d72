/**
 * Generates the client of the service whose package it is run in: one folder per document of the service, and in it
 * one per further profile. Nothing is written unless every document of the service could be generated.
 */
import { existsSync } from "node:fs";
import { glob, readFile, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { type GeneratedFile, generate, writeGenerated } from "@seamline/codegen";
import { documents, type SpecDocument } from "@seamline/specs";
import { entrySpecifier } from "./entry-specifier.ts";
import { type ClientOptionsModule, entryFile, pascalCased } from "./generate/entry-file.ts";
import { familyHeadOf, type GeneratedDocument, headFiles, versionFiles } from "./generate/version-family.ts";

const command = "npx -y pnpm generate";
const packageFolder = process.cwd();
const generatedFolder = join(packageFolder, "src/generated");
const manifest = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8")) as {
  name: string;
  exports: Record<string, unknown>;
};
const service = manifest.name.slice("@seamline/".length);

const generated = await Promise.all(
  documents.filter((document) => document.service === service).map(generateDocument),
);
if (generated.length === 0) {
  throw new Error(`No document of specs/${service} is bundled: run "npx -y pnpm bundle" first.`);
}
for (const each of generated) await writeGenerated(await filesOf(each), each.folder);
await removeDropped(generated.map(({ folder }) => folder));

/** The data and types of the document's client. */
async function generateDocument(document: SpecDocument): Promise<GeneratedDocument> {
  const folder = join(generatedFolder, document.version ?? "", profileFolder(document.profile));
  const clientName = clientNameOf(document);
  const files = await generate({
    spec: document.files.json,
    clientName,
    command,
    moduleName: entrySpecifier(manifest, document),
    profile: document.profile,
  });
  return { document, folder, clientName, files };
}

/** What is written for a document, and the entry that makes its client. */
async function filesOf(each: GeneratedDocument): Promise<GeneratedFile[]> {
  const { document, folder, clientName, files } = each;
  const paths = files.map(({ path }) => path);
  const entry = entryFile({ document, clientName, paths, options: clientOptions(folder), command });
  return [...(await clientFiles(each)), entry];
}

/** A version that differs from another one in nothing else stands on the files of that. */
async function clientFiles(each: GeneratedDocument): Promise<readonly GeneratedFile[]> {
  const head = familyHeadOf(each, generated);
  if (head !== undefined) return versionFiles(each, head);
  return generated.some((other) => familyHeadOf(other, generated) === each) ? headFiles(each) : each.files;
}

/** The service's own options, where its package has a `src/client-options.ts`; else those of every client. */
function clientOptions(folder: string): ClientOptionsModule {
  const own = join(packageFolder, "src/client-options.ts");
  if (!existsSync(own)) {
    return {
      module: "@seamline/client-core",
      typeName: "AuthenticatedClientOptions",
      reader: "requireAuth",
      isOwn: false,
    };
  }
  return {
    module: relative(folder, own).replaceAll("\\", "/"),
    typeName: pascalCased([...service.split("-"), "client", "options"]),
    reader: "readClientOptions",
    isOwn: true,
  };
}

/** `RetentionAsShownClient`, or `RetentionReferenceClient`: an editor that shows a client's type shows its profile. */
function clientNameOf({ profile }: SpecDocument): string {
  return pascalCased([...service.split("-"), ...profile.split(/[ -]/), "client"]);
}

function profileFolder(profile: string): string {
  return profile === "as shown" ? "" : profile;
}

/** A version or profile whose document is gone has no client: its files would be built and published for ever. */
async function removeDropped(kept: readonly string[]): Promise<void> {
  for await (const file of glob("**/*.gen.ts", { cwd: generatedFolder })) {
    const path = join(generatedFolder, file);
    if (!kept.includes(dirname(path))) await rm(path);
  }
}
