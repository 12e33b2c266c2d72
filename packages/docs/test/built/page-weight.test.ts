import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { builtFile } from "../built-page.ts";

const OPERATION = "/retention/v1/createMatter/";

/** Matches the files that a browser loads for the first view of a page. */
const LOADED = /(?:<link[^>]*(?:stylesheet|as="font"|rel="icon")[^>]*href|<script[^>]*src)="([^"]+)"/g;

/** Matches the static imports of a bundled script. */
const IMPORTED = /(?:from|import)\s*"(\.[^"]+\.js)"/g;

/** Returns the URLs of a page and of all files that its first view loads. */
function firstView(page: string): string[] {
  const html = read(`${page}index.html`).toString();
  const attributes = [...html.matchAll(LOADED)].map(([tag, href = ""]) => ({ tag, href }));
  const files = attributes.map(({ tag, href }) => hrefOf(/href="([^"]+)"/.exec(tag)?.[1] ?? href, page));
  const loaded = new Set<string>();
  for (const file of files) addWithImports(file, loaded);
  return [`${page}index.html`, ...loaded];
}

function addWithImports(file: string, loaded: Set<string>): void {
  if (loaded.has(file)) return;
  loaded.add(file);
  if (!file.endsWith(".js")) return;
  for (const [, href = ""] of read(file).toString().matchAll(IMPORTED))
    addWithImports(hrefOf(href, file), loaded);
}

function hrefOf(href: string, from: string): string {
  return new URL(href, `http://site${from}`).pathname;
}

function read(file: string): Buffer {
  return readFileSync(builtFile(file));
}

function compressedBytes(file: string): number {
  const content = read(file);
  if (file.endsWith(".woff2")) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

test("the first view of an operation page loads at most 61 kB", () => {
  const files = firstView(OPERATION);
  expect(files.filter((file) => file.endsWith(".css")).length).toBeGreaterThan(0);
  expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(3);
  const sizes = files.map((file) => [compressedBytes(file), file] as const);
  const total = sizes.reduce((sum, [bytes]) => sum + bytes, 0);
  expect(total, sizes.map((each) => each.join(" ")).join("\n")).toBeLessThanOrEqual(61_000);
});

test("only pages with registers load the register style sheet", () => {
  const hasRegisters = (page: string) =>
    firstView(page).some((file) => file.endsWith(".css") && read(file).includes(".point-list"));
  expect(hasRegisters(OPERATION)).toBe(false);
  expect(hasRegisters("/retention/v1/schemas/Matter/")).toBe(false);
  expect(hasRegisters("/points/")).toBe(true);
});
