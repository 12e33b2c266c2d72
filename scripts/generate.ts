/**
 * Generates the client for the service in whose package it runs: one folder per document, with a subfolder for each
 * additional profile. Writes nothing unless all of the service's documents can be generated.
 */
import { existsSync } from "node:fs";
import { glob, readFile, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { type GeneratedFile, type GenerateOptions, generate, writeGenerated } from "@seamline/codegen";
import type { SpecDocument } from "@seamline/specs";
import { entrySpecifier } from "./entry-specifier.ts";
import {
  type ClientOptionsModule,
  entryFile,
  pascalCased,
  standaloneEntryFile,
} from "./generate/entry-file.ts";
import { familyHeadOf, type GeneratedDocument, headFiles, versionFiles } from "./generate/version-family.ts";

const command = "npx -y pnpm generate";
const packageFolder = process.cwd();
const generatedFolder = join(packageFolder, "src/generated");
const manifest = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8")) as {
  name: string;
  exports: Record<string, unknown>;
};
const service = manifest.name.slice("@seamline/".length);

const documents = await documentsOf(service);
const generated = await Promise.all(documents.map(generateDocument));
for (const each of generated) await writeGenerated(await filesOf(each), each.folder);
await removeDropped(generated.map(({ folder }) => folder));

/**
 * Returns a service's documents, from its bundle index.
 *
 * @throws Error if the service is not bundled, or the package does not depend on its bundles
 */
async function documentsOf(service: string): Promise<readonly SpecDocument[]> {
  const bundles = `@seamline/specs-${service}`;
  const index = join(packageFolder, "node_modules", bundles, "dist/index.js");
  if (!existsSync(index)) {
    const remedy = `add ${bundles} to devDependencies, and run "npx -y pnpm bundle" first`;
    throw new Error(`No document of specs/${service} is bundled for ${manifest.name}: ${remedy}.`);
  }
  return ((await import(pathToFileURL(index).href)) as { documents: readonly SpecDocument[] }).documents;
}

async function generateDocument(document: SpecDocument): Promise<GeneratedDocument> {
  const folder = join(generatedFolder, document.version ?? "", profileFolder(document.profile));
  const clientName = clientNameOf(document);
  const files = await generate({
    spec: document.files.json,
    clientName,
    command,
    moduleName: entrySpecifier(manifest, document),
    profile: document.profile,
    validators: true,
    ...fullerProfileOf(document),
  });
  return { document, folder, clientName, files };
}

/** Returns the reference profile for an as-shown document. */
function fullerDocumentOf({ version, profile }: SpecDocument): SpecDocument | undefined {
  if (profile !== "as shown") return undefined;
  return documents.find((other) => other.version === version && other.profile === "reference");
}

/** Names the module of the reference profile. Versions in a family share files, so the name contains no version. */
function fullerProfileOf(document: SpecDocument): Pick<GenerateOptions, "fuller"> {
  const fuller = fullerDocumentOf(document);
  if (fuller === undefined) return {};
  const { size } = new Set(documents.map(({ version }) => version));
  const moduleName = size > 1 ? `${manifest.name}/…/reference` : `${manifest.name}/reference`;
  return { fuller: { spec: fuller.files.json, moduleName } };
}

async function filesOf(each: GeneratedDocument): Promise<GeneratedFile[]> {
  const { document, folder, clientName, files } = each;
  const paths = files.map(({ path }) => path);
  const fuller = fullerDocumentOf(document);
  const source = {
    ...{ document, clientName, paths, options: clientOptions(folder), command },
    ...(fuller && { fuller: entrySpecifier(manifest, fuller) }),
  };
  return [...(await clientFiles(each)), entryFile(source), standaloneEntryFile(source)];
}

/**
 * Returns the files of a client. If the client differs from another version only in the version's name, its files
 * re-export the other version's files.
 */
async function clientFiles(each: GeneratedDocument): Promise<readonly GeneratedFile[]> {
  const head = familyHeadOf(each, generated);
  if (head !== undefined) return versionFiles(each, head);
  return generated.some((other) => familyHeadOf(other, generated) === each) ? headFiles(each) : each.files;
}

/**
 * Returns the service's own options if its package has a `src/client-options.ts`, otherwise the options of every
 * client.
 */
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

/**
 * Returns `RetentionAsShownClient` or `RetentionReferenceClient`, so that editors show the profile in the client's
 * type.
 */
function clientNameOf({ profile }: SpecDocument): string {
  return pascalCased([...service.split("-"), ...profile.split(/[ -]/), "client"]);
}

function profileFolder(profile: string): string {
  return profile === "as shown" ? "" : profile;
}

/** Removes files for versions and profiles that no longer have a document. Otherwise they would still be published. */
async function removeDropped(kept: readonly string[]): Promise<void> {
  for await (const file of glob("**/*.gen.ts", { cwd: generatedFolder })) {
    const path = join(generatedFolder, file);
    if (!kept.includes(dirname(path))) await rm(path);
  }
}
