import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const dist = new URL("../dist/", import.meta.url);
const files = readdirSync(dist);

/** Maximum size of the page in bytes, compressed with Brotli. */
const MAX_BYTES = 150_000;

test("the page stays within its size limit, including fonts", () => {
  const bytes = files.map((name) => brotliCompressSync(readFileSync(new URL(name, dist))).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

test("the page's HTML refers only to bundled files and contains no inline scripts or styles", () => {
  const html = readFileSync(new URL("index.html", dist), "utf8");
  const named = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, name]) => name);
  expect(files).toEqual(expect.arrayContaining(named));
  expect(html).not.toMatch(/<style|style=|<script(?![^>]*\ssrc=)|\son\w+=/);
});

test("the page's style sheet refers only to bundled files", () => {
  const css = readFileSync(new URL("page.css", dist), "utf8");
  const asked = [...css.matchAll(/url\(["']?(?!data:)([^"')]*)/g)].map(([, name]) => name?.replace("./", ""));
  expect(asked.length).toBeGreaterThan(0);
  expect(files).toEqual(expect.arrayContaining(asked));
});
