import { realpathSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { filePath } from "./file-path.ts";
import type { Overlay } from "./overlay.ts";
import { OverlayError, showPath } from "./overlay-error.ts";

/**
 * Holds an overlay that says which document it extends to that. A URI which is no file is not looked at: it does not
 * tell which file holds a copy of it.
 *
 * @param documentFiles paths or `file:` URLs of the document, in each of the forms that it has
 * @throws OverlayError when `extends` names another file, or is no URI reference
 */
export function checkExtends(overlay: Overlay, ...documentFiles: readonly (string | URL)[]): void {
  const [first = "", ...others] = documentFiles.map(filePath);
  const remedy = `apply it to the document that it extends, or write extends: ${referenceTo(first, overlay)}`;
  const fail = (problem: string): never => {
    throw new OverlayError({ problem, remedy, file: overlay.file, line: overlay.lineOf(["extends"]) });
  };
  const named = fileNamedBy(overlay, fail);
  if (named === undefined || [first, ...others].some((file) => realPath(file) === realPath(named))) {
    return;
  }
  fail(`the overlay extends ${overlay.extends}, which is another document than ${showPath(first)}`);
}

function fileNamedBy(overlay: Overlay, fail: (problem: string) => never): string | undefined {
  const [reference = ""] = (overlay.extends ?? "").split("#");
  if (reference === "") {
    return undefined;
  }
  if (/^[a-z]:/i.test(reference)) {
    // The letter of a drive, and no scheme.
    return resolve(reference);
  }
  try {
    const url = new URL(reference, pathToFileURL(overlay.file));
    return url.protocol === "file:" ? fileURLToPath(url) : undefined;
  } catch (error) {
    return fail(`extends ${overlay.extends} is no reference to a file (${(error as Error).message})`);
  }
}

/** What an overlay writes to extend a file. */
function referenceTo(file: string, overlay: Overlay): string {
  const path = relative(dirname(overlay.file), file).split(sep).join("/");
  return encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
}

/** Package managers lay links to the folders of packages. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
