import { expect, test } from "vitest";
import type { IndexedPage } from "../../src/after-build/page-index.ts";
import { nearestPages } from "../../src/not-found/nearest-pages.ts";

const pages: IndexedPage[] = [
  "",
  "shop/v1/",
  "shop/v1/closeOrder/",
  "shop/v1/openOrder/",
  "guides/errors/",
].map((path) => ({ path, title: path, kind: "page" }));

test.for([
  ["a missing letter", "shop/v1/closeOrdr/", "shop/v1/closeOrder/"],
  ["a name in lower case", "shop/v1/closeorder", "shop/v1/closeOrder/"],
  ["a name in a folder that does not exist", "api/closeOrder.html", "shop/v1/closeOrder/"],
  ["a malformed escape", "shop/v1/closeOrder%E0%A4", "shop/v1/closeOrder/"],
  ["another extension", "guides/error.md", "guides/errors/"],
] as const)("suggests the intended page for a URL with %s", ([, wrong, right]) => {
  expect(nearestPages(pages, wrong)[0]?.path).toBe(right);
});

test("suggests nothing if no page has a similar URL", () => {
  expect(nearestPages(pages, "wp-login.php")).toEqual([]);
  expect(nearestPages(pages, "no/such/other")).toEqual([]);
});
