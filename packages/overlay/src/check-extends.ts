import { realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Overlay } from "./overlay.ts";
import { OverlayError, showPath } from "./overlay-error.ts";

/**
 * Holds an overlay that says which document it extends to that. A URI which is no file is not looked at: it does not tell
 * which file holds a copy of it.
 *
 * @param documentFiles paths or `file:` URLs of the document, in each of the forms that it has
 * @throws OverlayError when `extends` names another file
 */
export function checkExtends(overlay: Overlay, ...documentFiles: readonly (string | URL)[]): void {
  const named = fileNamedBy(overlay);
  const files = documentFiles.map((file) => realPath(pathOf(file)));
  if (named === undefined || files.includes(realPath(named))) {
    return;
  }
  const problem = `the overlay extends ${overlay.extends}, which is another document than ${showPath(files[0] ?? "")}`;
  const remedy = "apply it to the document that it extends, or correct extends";
  throw new OverlayError({ problem, remedy, file: overlay.file, line: overlay.lineOf(["extends"]) });
}

function fileNamedBy(overlay: Overlay): string | undefined {
  const [reference = ""] = (overlay.extends ?? "").split("#");
  if (reference === "" || (/^[a-z][a-z\d+.-]+:/i.test(reference) && !reference.startsWith("file:"))) {
    return undefined;
  }
  return reference.startsWith("file:")
    ? fileURLToPath(reference)
    : resolve(dirname(overlay.file), decodeURI(reference));
}

function pathOf(file: string | URL): string {
  return typeof file === "string" && !file.startsWith("file:") ? resolve(file) : fileURLToPath(file);
}

/** Package managers lay links to the folders of packages. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
