import { existsSync, realpathSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { filePath } from "./file-path.ts";
import type { Overlay } from "./overlay.ts";
import { OverlayError, showPath } from "./overlay-error.ts";

/**
 * Rejects an overlay whose `extends` names a different file. Ignores URIs with other schemes and package specifiers
 * such as `@acme/contracts/pets`, because they do not identify a file.
 *
 * @param documentFiles paths or `file:` URLs of all representations of the document
 * @throws OverlayError if `extends` names a different file or is not a URI reference
 */
export function checkExtends(overlay: Overlay, ...documentFiles: readonly (string | URL)[]): void {
  const [first = "", ...others] = documentFiles.map(filePath);
  const remedy = `apply it to the document that it extends, or write extends: ${referenceTo(first, overlay.file)}`;
  const named = fileNamedBy(overlay, remedy);
  if (named === undefined || [first, ...others].some((file) => realPath(file) === realPath(named))) {
    return;
  }
  const problem = `the overlay extends ${overlay.extends}, but it is applied to ${showPath(first)}`;
  throw new OverlayError({ problem, remedy, file: overlay.file, line: overlay.lineOf(["extends"]) });
}

/**
 * Returns the path of the file in `extends`, or `undefined` if `extends` does not name a file.
 *
 * @throws OverlayError if `extends` is not a URI reference
 */
export function extendedFile(overlay: Overlay): string | undefined {
  return fileNamedBy(overlay, "write the path or URI of the document");
}

function fileNamedBy(overlay: Overlay, remedy: string): string | undefined {
  const [reference = ""] = (overlay.extends ?? "").split("#");
  if (reference === "" || isInPackage(reference, overlay)) {
    return undefined;
  }
  if (/^[a-z]:/i.test(reference)) {
    // A drive letter, not a scheme.
    return resolve(reference);
  }
  try {
    const base = new URL(overlay.self ?? "", pathToFileURL(overlay.file));
    const url = new URL(reference, base);
    return url.protocol === "file:" ? fileURLToPath(url) : undefined;
  } catch (error) {
    const problem = `extends ${overlay.extends} is not a URI reference (${(error as Error).message})`;
    throw new OverlayError({ problem, remedy, file: overlay.file, line: overlay.lineOf(["extends"]) });
  }
}

/** Returns whether a reference is a package specifier. A file with the same name takes precedence. */
function isInPackage(reference: string, { file }: Overlay): boolean {
  const isSpecifier = /^@[^/]+\/./.test(reference) && !/\.(?:json|ya?ml)$/i.test(reference);
  return isSpecifier && !existsSync(resolve(dirname(file), reference));
}

/** Returns the value of `extends` for an overlay of a document. Both paths are absolute. */
export function referenceTo(file: string, overlayFile: string): string {
  const path = relative(dirname(overlayFile), file).split(sep).join("/");
  return encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
}

/** Resolves symbolic links, because package managers link package folders. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
