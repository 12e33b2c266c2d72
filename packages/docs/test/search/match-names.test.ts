import { describe, expect, test } from "vitest";
import type { IndexedPage } from "../../src/after-build/page-index.ts";
import { matchNames } from "../../src/search/match-names.ts";

const pages: IndexedPage[] = [
  {
    path: "shop/v1/listOrders/",
    title: "List orders",
    kind: "operation",
    method: "GET",
    place: "orders.list",
  },
  { path: "shop/v1/createOrder/", title: "Create an order", kind: "operation", place: "orders.create" },
  { path: "shop/v1/schemas/Order/", title: "Order", kind: "schema" },
  { path: "shop/v1/schemas/OrderState/", title: "OrderState", kind: "schema" },
  { path: "guides/pagination/", title: "Pagination", kind: "guide" },
];

function found(query: string): string[] {
  return matchNames(pages, query).map(({ path }) => path);
}

describe("matchNames", () => {
  test.for([
    ["an operationId in lower case", "createorder", "shop/v1/createOrder/"],
    ["a client path", "orders.list", "shop/v1/listOrders/"],
    ["the beginning of a title", "pagin", "guides/pagination/"],
    ["an operationId with a typo", "craeteOrder", "shop/v1/createOrder/"],
  ] as const)("finds a page by %s", ([, query, path]) => {
    expect(found(query)[0]).toBe(path);
  });

  test("ranks an exact match before longer names", () => {
    expect(found("order").slice(0, 2)).toEqual(["shop/v1/schemas/Order/", "shop/v1/schemas/OrderState/"]);
  });

  test("finds nothing for a single letter or an unknown word", () => {
    expect([found("o"), found("warehouse")]).toEqual([[], []]);
  });
});
