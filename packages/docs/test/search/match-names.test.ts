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

describe("a page is found by its name", () => {
  test.for([
    ["an operationId in lower case", "createorder", "shop/v1/createOrder/"],
    ["a place in the client", "orders.list", "shop/v1/listOrders/"],
    ["the beginning of a title", "pagin", "guides/pagination/"],
    ["an operationId with a slip", "craeteOrder", "shop/v1/createOrder/"],
  ] as const)("by %s", ([, query, path]) => {
    expect(found(query)[0]).toBe(path);
  });

  test("and the name that is exactly what is wanted comes before longer ones", () => {
    expect(found("order").slice(0, 2)).toEqual(["shop/v1/schemas/Order/", "shop/v1/schemas/OrderState/"]);
  });

  test("and nothing is found by a letter or by a word that is no name", () => {
    expect([found("o"), found("warehouse")]).toEqual([[], []]);
  });
});
