import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import type { OpenApiDocument, OperationObject } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import type { SpecDocument } from "@seamline/specs";
import {
  extensionPointRegister,
  type RegisteredPoint,
  type RegisterTotals,
  registerTotals,
} from "@seamline/specs/provenance";

/** A document of a service, in every profile that it has. */
export interface Contract {
  /** `Functions Service, v2`. */
  readonly title: string;
  /** As shown first. */
  readonly profiles: readonly ProfilePage[];
  readonly register: RegisterPage;
  readonly overlays: readonly OverlayPage[];
}

/** The extension points of a contract, and how the fullest of its profiles fills them. */
export interface RegisterPage {
  readonly href: string;
  readonly profile: ProfilePage;
  readonly totals: RegisterTotals;
  readonly points: readonly RegisteredPoint[];
}

/** Groups the profiles of each document, in the order of the documents. */
export async function contractsOf(documents: readonly SpecDocument[]): Promise<Contract[]> {
  const groups = Map.groupBy(documents, ({ service, version }) => `${service}/${version}`);
  return Promise.all([...groups.values()].map(contractOf));
}

async function contractOf(documents: readonly SpecDocument[]): Promise<Contract> {
  const asShownFirst = documents.toSorted((a, b) => a.overlays.length - b.overlays.length);
  const profiles = await Promise.all(asShownFirst.map(profilePage));
  const fullest = profiles.at(-1) as ProfilePage;
  const { title, version } = fullest.document;
  return {
    title: version === undefined ? title : `${title}, ${version}`,
    profiles,
    register: registerPage(fullest),
    overlays: overlayPages(fullest.document),
  };
}

function registerPage(profile: ProfilePage): RegisterPage {
  const { document } = profile;
  return {
    href: `${placeOf({ ...document, profile: "as shown" }).join("-")}-points.html`,
    profile,
    totals: registerTotals(document),
    points: extensionPointRegister(document),
  };
}

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

/** A file that readers can download. */
export interface Download {
  /** `OpenAPI 3.0, YAML`. */
  readonly label: string;
  /** The file that is copied. */
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

/** The path segments of a profile below the folder of bundles: `retention`, `v1`, `reference`. */
function placeOf({ service, version, profile }: SpecDocument): string[] {
  return [service, version, profile === "as shown" ? undefined : profile].filter(
    (part) => part !== undefined,
  );
}

/** Reads the bundle of a document. */
async function profilePage(document: SpecDocument): Promise<ProfilePage> {
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

/** An overlay on the site: a page with an anchor for every line, and the file itself. */
export interface OverlayPage {
  /** Path below the folder of specs: `retention/v1/reference.overlay.yaml`. */
  readonly path: string;
  readonly href: string;
  readonly download: Download;
}

/** The overlays of a document, in the order in which they are applied. */
function overlayPages(document: SpecDocument): OverlayPage[] {
  return document.overlays.map((source) => overlayPage(document, source));
}

/** The page of an overlay that fits a document. */
export function overlayPage(document: SpecDocument, source: URL): OverlayPage {
  const folder = new URL("../".repeat(placeOf(document).length), document.files.json);
  const path = source.href.slice(folder.href.length);
  return {
    path,
    href: overlayHref(path),
    download: { label: path, source, href: `overlays/${path}` },
  };
}

/** The page of an overlay, by the path that provenance reports. */
export function overlayHref(path: string): string {
  return path.replaceAll("/", "-").replace(/\.yaml$/, ".html");
}
