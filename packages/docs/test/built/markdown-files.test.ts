import { describe, expect, test } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { readSiteFile, siteFiles } from "./site-files.ts";

const files = siteFiles();
const pages = files.filter((file) => file.endsWith("/index.html"));
const operations = contracts().flatMap((contract) => contract.operations);

test("every page links to its Markdown file", () => {
  const missing = pages.filter((page) => !files.includes(page.replace("/index.html", ".md")));
  const unlinked = pages.filter((page) => {
    const name = page.split("/").at(-2);
    return !readSiteFile(page).includes(`<link rel="alternate" type="text/markdown" href="../${name}.md"`);
  });
  expect({ missing, unlinked }).toEqual({ missing: [], unlinked: [] });
});

test("the Markdown of the landing page is at index.md", () => {
  expect(readSiteFile("index.html")).toContain('type="text/markdown" href="index.md"');
  expect(readSiteFile("index.md")).toMatch(/^# /);
});

test("llms-full.txt contains every operation of every document", () => {
  const full = readSiteFile("llms-full.txt");
  const missing = contracts().flatMap(({ title, operations }) =>
    operations.filter(({ operationId }) => !full.includes(`Operation ${operationId} of ${title}`)),
  );
  expect(missing.map(({ operationId }) => operationId)).toEqual([]);
});

test("llms.txt describes every operation in one line that links to its Markdown", () => {
  const lines = readSiteFile("llms.txt").split("\n");
  const unlisted = operations.filter(({ url, title }) => {
    const link = `- [${title}](${url.slice(1, -1)}.md): `;
    return !lines.some((line) => line.startsWith(link));
  });
  expect(unlisted.map(({ url }) => url)).toEqual([]);
});

test("the sitemap contains the URL of every page", () => {
  const [, ...found] = readSiteFile("sitemap.xml").split("<loc>");
  expect(found.length).toBe(pages.length + 1);
});

describe("operation Markdown", () => {
  const [operation] = operations.filter(({ filled, shown }) => shown && filled.body);
  const { url, title, method, path, filled } = operation as (typeof operations)[number];
  const markdown = readSiteFile(`${url.slice(1, -1)}.md`);

  test("starts with the title and contains the method and path of the operation", () => {
    expect(markdown.split("\n")[0]).toBe(`# ${title}`);
    expect(markdown).toContain(`**${method}** \`${path}\``);
  });

  test("describes the origin of each response field in words", () => {
    const [field] = filled.responses.find(({ status }) => status.startsWith("2"))?.body?.fields ?? [];
    expect(markdown).toMatch(
      new RegExp(`^- \`${field?.name}\`.*\\((shown|inferred|filled), note \\d+\\)`, "m"),
    );
  });

  test("labels code blocks with their language", () => {
    expect(markdown).toContain("```json\n{");
  });

  test("separates the contract as shown from the reference profile", () => {
    expect(markdown.split("## As shown").length).toBe(2);
  });

  test("omits elements that only work in a browser", () => {
    expect(markdown).not.toMatch(/<(?:script|button|svg|input)|localStorage/);
  });
});
