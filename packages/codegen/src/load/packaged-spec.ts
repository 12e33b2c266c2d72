import { existsSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { nearest } from "@seamline/overlay/nearest";
import { SpecError } from "../spec-error.ts";
import { installedPackages } from "./installed-packages.ts";

/** A document in a package of specs, in each form that the package has of it. */
export interface PackagedSpec {
  /** Path of the OpenAPI document in JSON. */
  readonly path: string;
  /** File URLs of the same document, that one among them. */
  readonly files: readonly URL[];
}

/** An entry of the `documents` that the index of such a package exports. */
interface IndexedDocument {
  readonly service: string;
  readonly version?: string;
  readonly profile: string;
  readonly files: { readonly json: URL } & Readonly<Record<string, URL>>;
}

const asShown = "as shown";

/** The package of this project's documents, which messages may name even if it is not installed. */
const OWN_PACKAGE = "@seamline/specs";

/** How many characters of a misspelt name may differ from the name that messages suggest. */
const MAX_SLIPS = 4;

/** `@scope/package/path` or `package/path`; `@scope/package` alone names no file that anyone means. */
const specifier = /^(@[\w.-]+\/[\w-][\w.-]*|[\w-][\w.-]*(?=\/.))(?:\/(.*))?$/;

/**
 * Whether a spec names a document in a package, like `@seamline/specs/retention/v1`, and not a file. What is a file
 * stays one, and so does what looks like a folder and a file, unless a package of that name is installed.
 */
export function isPackagedSpec(spec: string, folder: string = process.cwd()): boolean {
  const [, name = ""] = specifier.exec(spec) ?? [];
  if (name === "" || /\.(?:json|ya?ml)$/i.test(spec) || existsSync(resolve(folder, spec))) {
    return false;
  }
  const isInstalled = !isBuiltin(name) && codeOfFailure(name, folder) !== "MODULE_NOT_FOUND";
  return name.startsWith("@") || isInstalled;
}

/** Whether the package of a specifier is installed where an import in the folder would look for it. */
export function isInstalledSpec(spec: string, folder: string = process.cwd()): boolean {
  const [, name = ""] = specifier.exec(spec) ?? [];
  return codeOfFailure(name, folder) !== "MODULE_NOT_FOUND";
}

/**
 * Finds a document by the index of a package, which exports `documents`: `<package>/<service>[/<version>][/<profile>]`.
 * The profile "as shown" has no name in it.
 *
 * @param folder where the package is looked for, as an import in that folder would find it
 * @throws SpecError when the package is not installed, has no such index, or no such document
 */
export async function findPackagedSpec(spec: string, folder: string = process.cwd()): Promise<PackagedSpec> {
  const [, name = "", path = ""] = specifier.exec(spec) ?? [];
  const documents = await readIndex(name, spec, folder);
  const document = documents.find((candidate) => pathOf(candidate) === path);
  if (document === undefined) {
    throw unknownDocument(name, path, documents.map(pathOf));
  }
  return { path: fileURLToPath(document.files.json), files: Object.values(document.files) };
}

/**
 * Returns the specifier of an existing document that reads most like a misspelt one.
 *
 * @param folder the folder whose installed packages are searched
 */
export async function nearestSpecifier(
  spec: string,
  folder: string = process.cwd(),
): Promise<string | undefined> {
  const segments = spec.split("/");
  const written = [segments.slice(0, 2).join("/"), ...(spec.startsWith("@") ? [] : [segments[0] ?? ""])];
  for (const name of written) {
    const close = nearest(name, [OWN_PACKAGE, ...installedPackages(folder)], MAX_SLIPS);
    const path = spec.slice(name.length + 1);
    const found = close === undefined ? undefined : await documentLike(close, path, folder);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function documentLike(name: string, path: string, folder: string): Promise<string | undefined> {
  const documents = await importDocuments(name, folder);
  if (isIndex(documents)) {
    const paths = documents.map(pathOf);
    const close = paths.includes(path) ? path : (nearest(path, paths) ?? paths[0]);
    return close === undefined ? undefined : `${name}/${close}`;
  }
  return name === OWN_PACKAGE && path !== "" ? `${name}/${path}` : undefined;
}

async function readIndex(name: string, spec: string, folder: string): Promise<readonly IndexedDocument[]> {
  if (codeOfFailure(name, folder) === "MODULE_NOT_FOUND") {
    throw await notInstalled(name, spec, folder);
  }
  const documents = await importDocuments(name, folder);
  if (!isIndex(documents)) {
    const remedy =
      "name a package that exports documents with service, version, profile and files, or a file";
    throw new SpecError(`the package ${name} has no index of specs`, remedy);
  }
  return documents;
}

/** Suggests no command that installs the package: a misspelt name may belong to somebody else's package. */
async function notInstalled(name: string, spec: string, folder: string): Promise<SpecError> {
  const problem = `${spec} is not a file, and the package ${name} is not installed here`;
  if (name === OWN_PACKAGE) return new SpecError(problem, `install ${name}, or name a file`);
  const close = await nearestSpecifier(spec, folder);
  return new SpecError(
    problem,
    close === undefined ? "name a document of an installed package, or a file" : `write ${close}`,
  );
}

/** What the entry of the package exports as `documents`; nothing where it has no entry that can be loaded. */
async function importDocuments(name: string, folder: string): Promise<unknown> {
  try {
    const entry = requireFrom(folder).resolve(name);
    return ((await import(pathToFileURL(entry).href)) as { documents?: unknown }).documents;
  } catch {
    return undefined;
  }
}

/** Why the package cannot be resolved; `undefined` when it can. */
function codeOfFailure(name: string, folder: string): string | undefined {
  try {
    requireFrom(folder).resolve(name);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

function requireFrom(folder: string): NodeJS.Require {
  return createRequire(join(resolve(folder), "package.json"));
}

function isIndex(documents: unknown): documents is readonly IndexedDocument[] {
  return Array.isArray(documents) && documents.every(isIndexed);
}

function isIndexed(value: unknown): value is IndexedDocument {
  const { service, version, profile, files } = (value ?? {}) as Record<string, unknown>;
  const isText = [service, version ?? "", profile].every((text) => typeof text === "string");
  return isText && (files as { json?: unknown } | undefined)?.json instanceof URL;
}

function pathOf({ service, version, profile }: IndexedDocument): string {
  return [service, version, profile === asShown ? undefined : profile].filter(Boolean).join("/");
}

function unknownDocument(name: string, path: string, paths: readonly string[]): SpecError {
  const close = nearest(path, paths);
  const listed = paths.map((known) => `${name}/${known}`).join(", ");
  const remedy =
    close === undefined ? `name one of ${listed}` : `write ${name}/${close}; there are ${listed}`;
  const problem =
    path === "" ? `${name} is a package and no document` : `the package ${name} has no document ${path}`;
  return new SpecError(problem, remedy);
}
