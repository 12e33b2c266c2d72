import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../package-folder.ts";

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
  const folder = join(packageFolder(), "dist/page");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(names.flatMap((name) => entryOf(folder, name)));
}

function entryOf(folder: string, name: string): [string, PageFile][] {
  const mediaType = MEDIA_TYPES[name.slice(name.lastIndexOf(".") + 1)];
  if (mediaType === undefined) return [];
  const bytes = readFileSync(join(folder, name));
  // Most emulators never show the page, and an import would load the module at every start.
  const { createHash } = process.getBuiltinModule("node:crypto");
  const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return [[name, { mediaType, bytes, etag: `"${digest}"`, isImmutable: DIGEST.test(name) }]];
}
