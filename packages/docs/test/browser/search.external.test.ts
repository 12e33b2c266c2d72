import { describe, expect, inject, test } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages, type OpenPage } from "../chromium-page.ts";

const operations = contracts().flatMap((contract) => contract.operations);
const [operation] = operations.filter(({ place }) => place.split(".").length > 2);
const { place, url, title } = operation as (typeof operations)[number];
/** A field whose name consists of two words, and an operation with this field in its body. */
const [withField] = operations.filter(({ filled }) => fieldOf(filled.body?.fields));
const fieldName = fieldOf(withField?.filled.body?.fields) as string;

function fieldOf(fields: readonly { name: string }[] = []): string | undefined {
  return fields.find(({ name }) => /^[a-z]+[A-Z][a-z]+$/.test(name))?.name;
}

describe.skipIf(!chromiumTests)("the search", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  async function searchFor(
    query: string,
    href = "",
  ): Promise<OpenPage & { results: () => Promise<string[]> }> {
    const opened = await open(href);
    await opened.page.keyboard.press("Control+k");
    await opened.page.getByRole("combobox", { name: "Search" }).fill(query);
    const options = opened.page.getByRole("listbox", { name: "Results" }).getByRole("option");
    await options.first().waitFor();
    const results = () =>
      options.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    return { ...opened, results };
  }

  test("lists an operation first if the query is its client path", async () => {
    const { results, page } = await searchFor(place);
    expect(new URL((await results())[0] as string).href).toBe(inject("siteUrl") + url.slice(1));
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${url}`);
    expect(await page.locator("h1").textContent()).toBe(title);
  });

  test("finds a field and links to it on the operation page", async () => {
    const { results, page, watched } = await searchFor(fieldName);
    const place = page.locator(`[role=option][href$=".${fieldName}"]`).first();
    await place.waitFor();
    expect((await results()).length).toBeGreaterThan(1);
    await place.click();
    await page.waitForURL(`**#*.${fieldName}`);
    const { hash } = new URL(page.url());
    expect(await page.locator(`[id="${hash.slice(1)}"]`).isVisible()).toBe(true);
    expect(watched).toEqual({ foreign: [], errors: [] });
  });

  test("finds a guide by a word in its text", async () => {
    const { page } = await searchFor("pagination");
    await page.locator('[role=option][href*="/guides/"]').first().waitFor();
  });

  test("the search supports arrow keys and Escape on nested pages", async () => {
    const { page, watched } = await searchFor(place, url.slice(1));
    const active = () => page.getByRole("combobox", { name: "Search" }).getAttribute("aria-activedescendant");
    await page.keyboard.press("ArrowUp");
    const last = await active();
    await page.keyboard.press("ArrowDown");
    expect([last === (await active()), await active()]).toEqual([false, "search-result-0"]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(watched).toEqual({ foreign: [], errors: [] });
  });

  test("loads no search code or index before the search is opened", async () => {
    const { page } = await open(url.slice(1));
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(loaded.filter((name) => /pagefind|pages\.json|search-dialog/.test(name))).toEqual([]);
  });
});

describe.skipIf(!chromiumTests)("search results", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("shows a message if nothing matches the query", async () => {
    const { page } = await open("");
    await page.keyboard.press("/");
    for (const query of ["qqqqzzzz", "xylophone", "asdfgh", "defenestration of elephants"]) {
      await page.getByRole("combobox", { name: "Search" }).fill(query);
      await page.getByText(`No results for “${query}”`).waitFor();
    }
  });

  test("lists a schema from several versions once, below operations and guides", async () => {
    const { page } = await open("");
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search" }).fill("docker");
    const found = page.locator(".search-page");
    await found.first().waitFor();
    const hrefs = await found.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname),
    );
    const paths = hrefs.map((path) => path.replace(/\/v\d\w*\//, "/"));
    const schemas = paths.filter((path) => path.includes("/schemas/"));
    expect(new Set(schemas).size).toBe(schemas.length);
    const headings = await page.locator(".search-heading").allTextContents();
    expect(headings.at(-1)).toBe("Schemas");
    expect(headings.length).toBeGreaterThan(1);
  });
});
