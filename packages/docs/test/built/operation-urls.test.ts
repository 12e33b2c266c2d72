import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteFiles } from "./site-files.ts";

const listed = readFileSync(new URL("../../operation-urls.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const files = new Set(siteFiles());

test("every published operation URL still exists", () => {
  expect(listed.filter((url) => !files.has(`${url.slice(1)}index.html`))).toEqual([]);
});
