import { readdirSync } from "node:fs";
import path from "node:path";
import type { SpecSource } from "./discover-documents.ts";
import type { Profile } from "./profiles.ts";

/**
 * Returns a profile's overlays for a document. Searches the service's folders that contain files of the document. The
 * outermost folder comes first. Among folders of the same depth, the document's own folder comes last.
 *
 * @param files absolute paths of the document's files.
 * @returns absolute paths, sorted by folder and name.
 */
export function findOverlays(source: SpecSource, files: Iterable<string>, profile: Profile): string[] {
  const { serviceFolder } = source;
  const own = path.dirname(source.file);
  const folders = [...new Set([...files].flatMap((file) => foldersOf(file, serviceFolder)))].sort();
  const others = folders.filter((folder) => folder !== own);
  return [...others, own]
    .sort((a, b) => depthOf(a) - depthOf(b))
    .flatMap((folder) => overlaysIn(folder, profile));
}

/** Returns a file's folder and its ancestors, up to the service's folder. */
function foldersOf(file: string, serviceFolder: string): string[] {
  const folder = path.dirname(file);
  if (path.relative(serviceFolder, folder).startsWith("..")) return [];
  return folder === serviceFolder ? [folder] : [folder, ...foldersOf(folder, serviceFolder)];
}

function depthOf(folder: string): number {
  return folder.split(path.sep).length;
}

/** Returns `reference.overlay.yaml`, then each `reference.<part>.overlay.yaml` and its examples, sorted by part. */
function overlaysIn(folder: string, { name }: Profile): string[] {
  const parts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => partOf(entry.name, name) ?? []);
  return parts.sort().map((part) => path.join(folder, `${name}${part}.overlay.yaml`));
}

/** Returns `.holds.examples` for `reference.holds.examples.overlay.yaml`, and an empty string for `reference.overlay.yaml`. */
function partOf(file: string, profile: string): string | undefined {
  if (!file.startsWith(profile) || !file.endsWith(".overlay.yaml")) return undefined;
  const part = file.slice(profile.length, -".overlay.yaml".length);
  return /^(?:\.[^.]+)?(?:\.examples)?$/.test(part) ? part : undefined;
}
