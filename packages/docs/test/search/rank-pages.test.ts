import { describe, expect, test } from "vitest";
import { containsWords, rankPages } from "../../src/search/rank-pages.ts";

const page = (kind: string, name: string) => ({ kind, title: name, path: `shop/${name}/` });

describe("rankPages", () => {
  test("puts operations and guides before other pages, and schemas last", () => {
    const pages = [page("schema", "a"), page("resource", "b"), page("guide", "c"), page("operation", "d")];
    expect(rankPages(pages, "order").map(({ kind }) => kind)).toEqual([
      "guide",
      "operation",
      "resource",
      "schema",
    ]);
  });

  test("puts a page first if its name is exactly the query", () => {
    const pages = [page("operation", "createOrder"), page("schema", "OrderState")];
    expect(rankPages(pages, "OrderState")[0]?.title).toBe("OrderState");
    expect(rankPages(pages, "orderstate")[0]?.title).toBe("createOrder");
  });

  test("returns at most six pages of each kind", () => {
    const pages = Array.from({ length: 9 }, (_, index) => page("schema", `Order${index}`));
    expect(rankPages([...pages, page("guide", "a")], "order")).toHaveLength(7);
  });
});

describe("containsWords", () => {
  test.each(["deploying functions", "Functions, deploy", "deployment"])("matches the query `%s`", (query) => {
    expect(containsWords("How to deploy functions", query)).toBe(true);
  });

  test.each(["deploy zones", "xylophone", "defenestrate"])("does not match the query `%s`", (query) => {
    expect(containsWords("How to deploy functions and xy", query)).toBe(false);
  });
});
