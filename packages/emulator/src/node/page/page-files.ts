import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A file of the page, as it is sent. */
export interface PageFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** Strong, with its quotes. */
  readonly etag: string;
  /** Whether its name has a digest of its contents, so that it never changes. */
  readonly isImmutable: boolean;
}

/** The files of the page by their names, of which `index.html` is the page itself. */
export type PageFiles = ReadonlyMap<string, PageFile>;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  woff2: "font/woff2",
};

/** Where a name has a digest of the contents: `page-B7x0Qk2a.js`. */
const DIGEST = /-[\w-]{8,}\.\w+$/;

/** Reads the files of the page, which the build has put into the package. There are none where it was not built. */
export function readPageFiles(): PageFiles {
  const folder = join(packageFolder(import.meta.url), "dist/page");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(names.flatMap((name) => entryOf(folder, name)));
}

/** The version of the package. */
export function packageVersion(): string {
  const manifest = readFileSync(join(packageFolder(import.meta.url), "package.json"), "utf8");
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

/** The modules of the package lie at several depths: as they are written, as they are compiled, and bundled. */
function packageFolder(url: string): string {
  const parent = new URL("../", url);
  const isRoot = existsSync(new URL("package.json", parent));
  return isRoot || parent.href === url ? fileURLToPath(parent) : packageFolder(parent.href);
}

function entryOf(folder: string, name: string): [string, PageFile][] {
  const mediaType = MEDIA_TYPES[name.slice(name.lastIndexOf(".") + 1)];
  if (mediaType === undefined) return [];
  const bytes = readFileSync(join(folder, name));
  const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return [[name, { mediaType, bytes, etag: `"${digest}"`, isImmutable: DIGEST.test(name) }]];
}
