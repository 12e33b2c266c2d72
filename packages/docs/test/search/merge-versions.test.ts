import { expect, test } from "vitest";
import { mergeVersions } from "../../src/search/merge-versions.ts";

const page = (path: string, of?: string) => ({ path, of });
const versions = ["v1", "v2", "v2alpha"].map((version) =>
  page(`shop/${version}/schemas/Order/`, `Shop ${version}`),
);

test("merges search results for several versions of a page into the latest stable version", () => {
  expect(mergeVersions(versions, "guides/errors/")).toEqual([
    page("shop/v2/schemas/Order/", "Shop v2, v1, v2alpha"),
  ]);
});

test("merges search results for several versions of a page into the version that the reader is viewing", () => {
  expect(mergeVersions(versions, "shop/v1/listOrders/")).toEqual([
    page("shop/v1/schemas/Order/", "Shop v1, v2, v2alpha"),
  ]);
});

test("does not merge search results for pages with one version or no version", () => {
  const single = [
    page("shop/v1/listOrders/", "Shop v1"),
    page("museum/listOrders/", "Museum"),
    page("guides/orders/"),
  ];
  expect(mergeVersions(single, "")).toEqual(single);
});
