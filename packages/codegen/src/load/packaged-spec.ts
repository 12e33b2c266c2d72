import { existsSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { SpecError } from "@seamline/openapi/spec-error";
import { nearest } from "@seamline/overlay/nearest";
import { installedPackages } from "./installed-packages.ts";

/** A document in an installed package, in all its formats. */
export interface PackagedSpec {
  /** Path of the OpenAPI document in JSON. */
  readonly path: string;
  /** File URLs of the document in all formats, including JSON. */
  readonly files: readonly URL[];
}

/** An entry in a package's `documents` export. */
interface IndexedDocument {
  readonly service: string;
  readonly version?: string;
  readonly profile: string;
  readonly files: { readonly json: URL } & Readonly<Record<string, URL>>;
}

const asShown = "as shown";

/** The package with this project's documents, which messages may suggest even if it is not installed. */
const OWN_PACKAGE = "@seamline/specs";

/** Specifiers are suggested only if their edit distance is below this limit. */
const MAX_SLIPS = 4;

/** `@scope/package/path` or `package/path`. `@scope/package` is always a package, never a file. */
const specifier = /^(@[\w.-]+\/[\w-][\w.-]*|[\w-][\w.-]*(?=\/.))(?:\/(.*))?$/;

/**
 * Returns whether a spec is a document in a package, such as `@seamline/specs/retention/v1`, rather than a file. An
 * existing file takes precedence. Without a scope, the package must be installed.
 */
export function isPackagedSpec(spec: string, folder: string = process.cwd()): boolean {
  const [, name = ""] = specifier.exec(spec) ?? [];
  if (name === "" || /\.(?:json|ya?ml)$/i.test(spec) || existsSync(resolve(folder, spec))) {
    return false;
  }
  const isInstalled = !isBuiltin(name) && codeOfFailure(name, folder) !== "MODULE_NOT_FOUND";
  return name.startsWith("@") || isInstalled;
}

/** Returns whether a specifier's package can be imported from a folder. */
export function isInstalledSpec(spec: string, folder: string = process.cwd()): boolean {
  const [, name = ""] = specifier.exec(spec) ?? [];
  return codeOfFailure(name, folder) !== "MODULE_NOT_FOUND";
}

/**
 * Finds the document `<package>/<service>[/<version>][/<profile>]` in a package's `documents` export. The profile "as
 * shown" is omitted.
 *
 * @param folder folder that imports the package
 * @throws SpecError if the package is not installed, does not export documents, or has no such document
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
 * Returns the specifier of an existing document that is most similar to a misspelled one.
 *
 * @param folder folder whose installed packages are searched
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
      "use a package that exports documents with service, version, profile and files, or pass a file";
    throw new SpecError(`the package ${name} does not export documents`, remedy);
  }
  return documents;
}

/** Does not suggest an install command, because a misspelled name may belong to an unrelated package. */
async function notInstalled(name: string, spec: string, folder: string): Promise<SpecError> {
  const problem = `${spec} is not a file, and the package ${name} is not installed here`;
  if (name === OWN_PACKAGE) return new SpecError(problem, `install ${name}, or pass a file`);
  const close = await nearestSpecifier(spec, folder);
  return new SpecError(
    problem,
    close === undefined ? "use a document of an installed package, or pass a file" : `write ${close}`,
  );
}

/** Returns a package's `documents` export; `undefined` if the package cannot be imported. */
async function importDocuments(name: string, folder: string): Promise<unknown> {
  try {
    const entry = requireFrom(folder).resolve(name);
    return ((await import(pathToFileURL(entry).href)) as { documents?: unknown }).documents;
  } catch {
    return undefined;
  }
}

/** Returns the error code if a package cannot be resolved, or else `undefined`. */
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
    close === undefined ? `use one of ${listed}` : `write ${name}/${close}; available documents: ${listed}`;
  const problem =
    path === "" ? `${name} is a package, not a document` : `the package ${name} has no document ${path}`;
  return new SpecError(problem, remedy);
}
