import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import type { OpenApiDocument, OperationObject } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import type { SpecDocument } from "@seamline/specs";

/** One profile of a document as the site shows it. Every `href` is relative to the site's root. */
export interface ProfilePage {
  readonly document: SpecDocument;
  /** `Reference profile`. */
  readonly label: string;
  readonly href: string;
  readonly operations: readonly OperationLink[];
  readonly downloads: readonly Download[];
}

export interface OperationLink {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly href: string;
}

/** A file that readers can take with them. */
export interface Download {
  /** `OpenAPI 3.0, YAML`. */
  readonly label: string;
  /** File that is copied. */
  readonly source: URL;
  readonly href: string;
}

const LABELS: Readonly<Record<SpecDocument["profile"], string>> = {
  "as shown": "As shown",
  reference: "Reference profile",
};

const FORMATS: readonly (readonly [keyof SpecDocument["files"], string])[] = [
  ["json", "OpenAPI 3.1, JSON"],
  ["yaml", "OpenAPI 3.1, YAML"],
  ["json30", "OpenAPI 3.0, JSON"],
  ["yaml30", "OpenAPI 3.0, YAML"],
];

/** Where a profile lies below the folder of bundles: `retention`, `v1`, `reference`. */
export function placeOf({ service, version, profile }: SpecDocument): string[] {
  return [service, version, profile === "as shown" ? undefined : profile].filter(
    (part) => part !== undefined,
  );
}

/** Reads the bundle of a document. */
export async function profilePage(document: SpecDocument): Promise<ProfilePage> {
  const bundle = JSON.parse(await readFile(document.files.json, "utf8")) as OpenApiDocument;
  const place = placeOf(document);
  const href = `${place.join("-")}.html`;
  return {
    document,
    label: LABELS[document.profile],
    href,
    operations: operationLinks(bundle, href),
    downloads: FORMATS.map(([format, label]) => {
      const source = document.files[format];
      return { label, source, href: posix.join("bundles", ...place, posix.basename(source.pathname)) };
    }),
  };
}

function operationLinks(bundle: OpenApiDocument, page: string): OperationLink[] {
  return operationsOf(bundle).map(({ path, method, operation }) => ({
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? "",
    href: `${page}${anchor(operation)}`,
  }));
}

/** Redoc routes by the lower-cased tag and operationId. */
function anchor({ tags, operationId }: OperationObject): string {
  return `#/${tags?.[0]}/${operationId}`.toLowerCase();
}
