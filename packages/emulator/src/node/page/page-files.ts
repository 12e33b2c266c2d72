import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../package-folder.ts";

export interface PageFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** Strong entity tag, with quotes. */
  readonly etag: string;
  /** Whether the name contains a digest of the contents, so that the file never changes. */
  readonly isImmutable: boolean;
}

/** The files of the page, keyed by name. The page itself is `index.html`. */
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

/** A file name with a digest of the contents, such as `page-B7x0Qk2a.js`. */
const DIGEST = /-[\w-]{8,}\.\w+$/;

/** Reads the page's files, which the build copies into the package. Returns no files if the page was not built. */
export function readPageFiles(): PageFiles {
  const folder = join(packageFolder(), "dist/page");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(names.flatMap((name) => entryOf(folder, name)));
}

function entryOf(folder: string, name: string): [string, PageFile][] {
  const mediaType = MEDIA_TYPES[name.slice(name.lastIndexOf(".") + 1)];
  if (mediaType === undefined) return [];
  const bytes = readFileSync(join(folder, name));
  // Loaded on demand, because most emulators never serve the page.
  const { createHash } = process.getBuiltinModule("node:crypto");
  const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return [[name, { mediaType, bytes, etag: `"${digest}"`, isImmutable: DIGEST.test(name) }]];
}
