import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { siteFiles } from "./site-files.ts";

const COMMAND = "node packages/docs/src/list-operation-urls.ts";

const listed = readFileSync(new URL("../../operation-urls.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const files = new Set(siteFiles());

test("No address of an operation has disappeared: other sites and programs link to it", () => {
  expect(listed.filter((url) => !files.has(`${url.slice(1)}index.html`))).toEqual([]);
});

test(`Every address of an operation is in operation-urls.txt (${COMMAND} adds new ones)`, () => {
  const urls = contracts().flatMap(({ operations }) => operations.map(({ url }) => url));
  expect(urls.filter((url) => !listed.includes(url))).toEqual([]);
});
