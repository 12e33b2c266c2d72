import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import type { SpecDocument } from "@seamline/specs";

/** One document as the site shows it. Every `href` is relative to the site's root. */
export interface DocumentPage {
  readonly document: SpecDocument;
  readonly href: string;
  readonly operations: readonly OperationLink[];
  /** What the document leaves open, in its own order. */
  readonly points: readonly ExtensionPoint[];
  readonly downloads: readonly Download[];
}

export interface ExtensionPoint {
  readonly id: string;
  readonly area: string;
  /** Heading of the source document's section that leaves it open. */
  readonly source: string;
  readonly summary: string;
}

export interface OperationLink {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly href: string;
}

/** A bundle that readers can take with them. */
export interface Download {
  /** `OpenAPI 3.0, YAML`. */
  readonly label: string;
  /** File that is copied. */
  readonly source: URL;
  readonly href: string;
}

interface Bundle {
  paths: Record<string, Record<string, { operationId: string; summary: string; tags: string[] }>>;
  "x-extension-points"?: Record<string, Omit<ExtensionPoint, "id">>;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

const FORMATS: readonly (readonly [keyof SpecDocument["files"], string])[] = [
  ["json", "OpenAPI 3.1, JSON"],
  ["yaml", "OpenAPI 3.1, YAML"],
  ["json30", "OpenAPI 3.0, JSON"],
  ["yaml30", "OpenAPI 3.0, YAML"],
];

/** Reads the bundle of a document. */
export async function documentPage(document: SpecDocument): Promise<DocumentPage> {
  const bundle = JSON.parse(await readFile(document.files.json, "utf8")) as Bundle;
  const profile = document.profile === "as shown" ? undefined : document.profile;
  const place = [document.service, document.version, profile].filter((part) => part !== undefined);
  const href = `${place.join("-")}.html`;
  return {
    document,
    href,
    operations: operationsOf(bundle).map((operation) => ({ ...operation, href: `${href}${operation.href}` })),
    points: Object.entries(bundle["x-extension-points"] ?? {}).map(([id, point]) => ({ ...point, id })),
    downloads: FORMATS.map(([format, label]) => {
      const source = document.files[format];
      return { label, source, href: posix.join("bundles", ...place, posix.basename(source.pathname)) };
    }),
  };
}

function operationsOf(bundle: Bundle): OperationLink[] {
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      return [{ method: method.toUpperCase(), path, summary: operation.summary, href: anchor(operation) }];
    }),
  );
}

/** Redoc routes by the lower-cased tag and operationId. */
function anchor({ tags, operationId }: { tags: string[]; operationId: string }): string {
  return `#/${tags[0]}/${operationId}`.toLowerCase();
}
