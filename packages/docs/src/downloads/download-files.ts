import { readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { documents, type SpecDocument, workflows } from "@seamline/specs";
import { overlayDownloadUrl, overlayFiles, pathBelowSpecs, placeOf } from "../registers/overlay-files.ts";

/** A downloadable file. */
export interface Download {
  /** For example `OpenAPI 3.0, YAML`. */
  readonly label: string;
  /** URL on the site, for example `/bundles/retention/v1/openapi.json`. */
  readonly url: string;
  readonly file: URL;
  /** Size in bytes. */
  readonly size: number;
}

const FORMATS: readonly (readonly [keyof SpecDocument["files"], string])[] = [
  ["json", "OpenAPI 3.1, JSON"],
  ["yaml", "OpenAPI 3.1, YAML"],
  ["json30", "OpenAPI 3.0, JSON"],
  ["yaml30", "OpenAPI 3.0, YAML"],
];

/** Returns the bundle of a document in all formats. */
export function bundleDownloads(document: SpecDocument): Download[] {
  const folder = `/bundles/${placeOf(document).join("/")}/`;
  return FORMATS.map(([format, label]) => {
    const file = document.files[format];
    return download(label, `${folder}${basename(file.pathname)}`, file);
  });
}

/** Returns all overlays, with their paths as labels. */
export function overlayDownloads(): Download[] {
  return overlayFiles().map(({ path, file }) => download(path, overlayDownloadUrl(path), file));
}

/** Returns the Arazzo workflows and the other files in their folders, such as seeds. */
export function workflowDownloads(): Download[] {
  const folders = new Set(workflows.map(({ file }) => dirname(fileURLToPath(file))));
  return [...folders].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .sort()
      .map((name) => pathToFileURL(`${folder}/${name}`))
      .filter((file) => statSync(file).isFile())
      .map((file) => download(pathBelowSpecs(file), `/bundles/${pathBelowSpecs(file)}`, file)),
  );
}

/** Returns the JSON Schema for emulator seeds. */
export function seedSchemaDownload(): Download {
  const path = createRequire(import.meta.url).resolve("@seamline/emulator/seed.schema.json");
  return download("JSON Schema for seeds", "/bundles/seed.schema.json", pathToFileURL(path));
}

/** Returns all files that the site offers for download. */
export function downloads(): Download[] {
  return [
    ...documents.flatMap(bundleDownloads),
    ...overlayDownloads(),
    ...workflowDownloads(),
    seedSchemaDownload(),
  ];
}

function download(label: string, url: string, file: URL): Download {
  return { label, url, file, size: statSync(file).size };
}

/** Formats a file size, for example as `14 kB`. */
export function formatSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 1000)} kB`;
}
