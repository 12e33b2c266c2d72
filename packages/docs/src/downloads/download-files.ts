import { readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { documents, type SpecDocument, workflows } from "@seamline/specs";
import {
  type OverlayFile,
  overlayDownloadUrl,
  overlayFiles,
  pathBelowSpecs,
  placeOf,
} from "../registers/overlay-files.ts";

/** Kinds of downloadable files, in page order. */
export type DownloadKind =
  | "contract"
  | "overlay"
  | "source overlay"
  | "generator overlay"
  | "workflow"
  | "seed schema";

/** A downloadable file. */
export interface Download {
  readonly kind: DownloadKind;
  /** For example `OpenAPI 3.0, YAML`. */
  readonly format: string;
  /** Service folders that the file belongs to. */
  readonly services: readonly string[];
  readonly version: string | undefined;
  /** Profile of a contract. Undefined for other files. */
  readonly profile: string | undefined;
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

/** URL of the JSON Schema for emulator seeds. */
export const SEED_SCHEMA_URL = "/bundles/seed.schema.json";

const OVERLAY_FORMAT = "OpenAPI Overlay, YAML";

/** Returns all files that the site offers for download. */
export function downloads(): Download[] {
  const overlays = overlayFiles().map(overlayDownload);
  return [
    ...documents.flatMap(bundleDownloads),
    ...documents.flatMap(standardOverlayDownloads),
    ...overlays,
    ...workflowDownloads(),
    seedSchemaDownload(),
  ];
}

/** Returns the bundle of a document in all formats. */
function bundleDownloads(document: SpecDocument): Download[] {
  const { service, version, profile } = document;
  const folder = `/bundles/${placeOf(document).join("/")}/`;
  return FORMATS.map(([name, format]) => {
    const file = document.files[name];
    const url = `${folder}${basename(file.pathname)}`;
    return { kind: "contract", format, services: [service], version, profile, url, ...contentOf(file) };
  });
}

/** Returns the overlay that turns an as-shown document into a document of another profile. */
function standardOverlayDownloads({ service, version, profile, overlays }: SpecDocument): Download[] {
  return overlays.map((file) => ({
    kind: "overlay",
    format: OVERLAY_FORMAT,
    services: [service],
    version,
    profile,
    url: `/bundles/${pathBelowSpecs(file)}`,
    ...contentOf(file),
  }));
}

function overlayDownload({ path, file, fits, adapts }: OverlayFile): Download {
  const versions = new Set(fits.map(({ version }) => version));
  return {
    kind: adapts ? "generator overlay" : "source overlay",
    format: OVERLAY_FORMAT,
    services: [...new Set(fits.map(({ service }) => service))],
    version: versions.size === 1 ? [...versions][0] : undefined,
    profile: undefined,
    url: overlayDownloadUrl(path),
    ...contentOf(file),
  };
}

/** Returns the Arazzo workflows and the other files in their folders, such as seeds. */
function workflowDownloads(): Download[] {
  const folders = new Map(workflows.map(({ service, file }) => [dirname(fileURLToPath(file)), service]));
  return [...folders].flatMap(([folder, service]) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .sort()
      .map((name) => pathToFileURL(`${folder}/${name}`))
      .filter((file) => statSync(file).isFile())
      .map((file) => workflowDownload(service, file)),
  );
}

function workflowDownload(service: string, file: URL): Download {
  const path = pathBelowSpecs(file);
  return {
    kind: "workflow",
    format: path.endsWith(".arazzo.yaml") ? "Arazzo, YAML" : "Workflow file",
    services: [service],
    version: undefined,
    profile: undefined,
    url: `/bundles/${path}`,
    ...contentOf(file),
  };
}

/** Returns the JSON Schema for emulator seeds. */
function seedSchemaDownload(): Download {
  const path = createRequire(import.meta.url).resolve("@seamline/emulator/seed.schema.json");
  return {
    kind: "seed schema",
    format: "JSON Schema",
    services: [...new Set(documents.map(({ service }) => service))],
    version: undefined,
    profile: undefined,
    url: SEED_SCHEMA_URL,
    ...contentOf(pathToFileURL(path)),
  };
}

function contentOf(file: URL): Pick<Download, "file" | "size"> {
  return { file, size: statSync(file).size };
}

/** Formats a file size, for example as `14 kB`. */
export function formatSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 1000)} kB`;
}
