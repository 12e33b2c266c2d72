import { describe, expect, test } from "vitest";
import { contracts, titleWithVersion } from "../../src/model/contract.ts";
import { guides } from "../../src/repository/guides.ts";
import { readSiteFile, siteFiles } from "./site-files.ts";

const files = siteFiles();
const pages = files.filter((file) => file.endsWith("/index.html"));

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

const services = [...Map.groupBy(contracts(), ({ service }) => service)];

test.each(services)("llms-full.txt of %s contains every operation of every version", (service, versions) => {
  const full = readSiteFile(`${service}/llms-full.txt`);
  const missing = versions.flatMap((contract) =>
    contract.operations.filter(
      ({ operationId }) => !full.includes(`Operation ${operationId} of ${titleWithVersion(contract)}`),
    ),
  );
  expect(missing.map(({ operationId }) => operationId)).toEqual([]);
});

test.each(services)(
  "llms.txt of %s describes every operation in a line that links to its Markdown",
  (service, versions) => {
    const lines = readSiteFile(`${service}/llms.txt`).split("\n");
    const unlisted = versions.flatMap((contract) =>
      contract.operations.filter(({ url, title }) => {
        const link = `- [${title}](${url.slice(`/${service}/`.length, -1)}.md): `;
        return !lines.some((line) => line.startsWith(link));
      }),
    );
    expect(unlisted.map(({ url }) => url)).toEqual([]);
  },
);

test("llms.txt is smaller than 20 kB, and links to the index of every service and to every guide", () => {
  const index = readSiteFile("llms.txt");
  expect(Buffer.byteLength(index)).toBeLessThan(20_000);
  for (const [service] of services) expect(index).toContain(`](${service}/llms.txt)`);
  for (const { url } of guides()) expect(index).toContain(`](${url.slice(1, -1)}.md)`);
});

test("every page and robots.txt link to llms.txt", () => {
  expect(readSiteFile("robots.txt")).toContain("/llms.txt");
  const silent = pages.filter(
    (page) => !/<link rel="alternate" type="text\/plain" href="[^"]*llms\.txt"/.test(readSiteFile(page)),
  );
  expect(silent).toEqual([]);
});

test("no page links to a placeholder host", () => {
  const links = pages.filter((page) => /\s(?:href|src|content)="[^"]*\.invalid[/"]/.test(readSiteFile(page)));
  expect(links).toEqual([]);
  expect(readSiteFile("sitemap.xml") + readSiteFile("robots.txt")).not.toContain(".invalid");
});

test("the sitemap contains the URL of every page", () => {
  const [, ...found] = readSiteFile("sitemap.xml").split("<loc>");
  expect(found.length).toBe(pages.length + 1);
});

describe("operation Markdown", () => {
  const operations = contracts().flatMap((contract) => contract.operations);
  const [operation] = operations.filter(({ filled, shown }) => shown && filled.body);
  const { url, title, method, path, filled } = operation as (typeof operations)[number];
  const markdown = readSiteFile(`${url.slice(1, -1)}.md`);

  test("operation Markdown starts with the title and contains the method and path", () => {
    expect(markdown.split("\n")[0]).toBe(`# ${title}`);
    expect(markdown).toContain(`**${method}** \`${path}\``);
  });

  test("operation Markdown states whether a response field is shown, inferred or filled", () => {
    const [field] = filled.responses.find(({ status }) => status.startsWith("2"))?.body?.fields ?? [];
    expect(markdown).toMatch(
      new RegExp(`^- \`${field?.name}\`.*\\((shown|inferred|filled), note \\d+\\)`, "m"),
    );
  });

  test("labels code blocks with their language", () => {
    expect(markdown).toContain("```json\n{");
  });

  test("operation Markdown has a separate section for the as-shown contract", () => {
    expect(markdown.split("## As shown").length).toBe(2);
  });

  test("omits elements that only work in a browser", () => {
    expect(markdown).not.toMatch(/<(?:script|button|svg|input)|localStorage/);
  });
});
