import { sep } from "node:path";
import { pathToFileURL } from "node:url";

/** Paths within `folder` as they are within it: where it lies on this machine is nobody's concern. */
export function hideFolder(text: string, folder: string): string {
  const { href } = pathToFileURL(folder);
  return text
    .replaceAll(`${href}/`, "")
    .replaceAll(href, ".")
    .replaceAll(`${folder}${sep}`, "")
    .replaceAll(folder, ".");
}
