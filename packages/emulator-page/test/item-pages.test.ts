import { afterEach, expect, test, vi } from "vitest";
import { ItemPages, type ListedCall } from "../src/lists/item-pages.ts";

const TOTAL = 100_000;

/** Page numbers that were requested. */
const asked: number[] = [];

/** Returns one page of a list with page numbers. */
function respond(input: string): Response {
  const query = new URL(input, "http://127.0.0.1").searchParams;
  const [page, size] = [Number(query.get("page")), Number(query.get("perPage"))];
  asked.push(page);
  const start = (page - 1) * size;
  const items = Array.from({ length: Math.min(size, TOTAL - start) }, (_, index) => ({ Id: start + index }));
  return Response.json({ Items: items, TotalItems: TOTAL });
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

function openedPages(): ItemPages {
  vi.stubGlobal("fetch", async (input: string) => respond(input));
  const call = {
    service: "edge",
    target: (parameters: Record<string, string>) => `/dnszone?${new URLSearchParams(parameters)}`,
    pagination: { style: "page", parameter: "page", items: "/Items", total: "/TotalItems" },
    pageSize: { name: "perPage", most: 1_000 },
  } as unknown as ListedCall;
  return new ItemPages(call);
}

/** Makes rows visible, and waits until they are loaded. */
function shown(pages: ItemPages, from: number, to: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = pages.loaded.subscribe(() => {
      if (!pages.loaded.value.items.has(to - 1)) return;
      stop();
      resolve();
    });
    pages.show(from, to);
  });
}

test("loads only the pages that are visible in a list with page numbers", async () => {
  const pages = openedPages();
  await shown(pages, 0, 30);
  await shown(pages, TOTAL - 30, TOTAL);
  expect(asked).toEqual([1, TOTAL / 100]);
  expect(pages.loaded.value.items.get(TOTAL - 1)).toEqual({ Id: TOTAL - 1 });
});

test("discards distant pages of a list with page numbers, and reloads them when visible", async () => {
  const pages = openedPages();
  for (let from = 0; from < 10_000; from += 100) await shown(pages, from, from + 30);
  expect(pages.loaded.value.items.size).toBeLessThanOrEqual(4_100);
  await shown(pages, 0, 30);
  expect(pages.loaded.value.items.get(0)).toEqual({ Id: 0 });
  expect(asked.filter((page) => page === 1)).toHaveLength(2);
});
