import { readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { documents, type SpecDocument, workflows } from "@seamline/specs";
import { overlayDownloadUrl, overlayFiles, pathBelowSpecs, placeOf } from "../registers/overlay-files.ts";

/** A file that readers can download. */
export interface Download {
  /** `OpenAPI 3.0, YAML`. */
  readonly label: string;
  /** Its address on the site: `/bundles/retention/v1/openapi.json`. */
  readonly url: string;
  /** The file that is copied, byte by byte. */
  readonly file: URL;
  /** In bytes. */
  readonly size: number;
}

const FORMATS: readonly (readonly [keyof SpecDocument["files"], string])[] = [
  ["json", "OpenAPI 3.1, JSON"],
  ["yaml", "OpenAPI 3.1, YAML"],
  ["json30", "OpenAPI 3.0, JSON"],
  ["yaml30", "OpenAPI 3.0, YAML"],
];

/** The bundle of a document in every form. */
export function bundleDownloads(document: SpecDocument): Download[] {
  const folder = `/bundles/${placeOf(document).join("/")}/`;
  return FORMATS.map(([format, label]) => {
    const file = document.files[format];
    return download(label, `${folder}${basename(file.pathname)}`, file);
  });
}

/** Every overlay, by the path that its page has. */
export function overlayDownloads(): Download[] {
  return overlayFiles().map(({ path, file }) => download(path, overlayDownloadUrl(path), file));
}

/** The Arazzo workflows, and what lies beside them: seeds, and documents of what is not a service here. */
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

/** The JSON schema of the seeds of emulators, for editors. */
export function seedSchemaDownload(): Download {
  const path = createRequire(import.meta.url).resolve("@seamline/emulator/seed.schema.json");
  return download("JSON schema of seeds", "/bundles/seed.schema.json", pathToFileURL(path));
}

/** Every file that the site offers. */
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

/** Formats a size for readers: `14 kB`. */
export function formatSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 1000)} kB`;
}
