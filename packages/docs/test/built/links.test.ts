import { posix } from "node:path";
import { expect, test } from "vitest";
import { readSiteFile, siteFiles } from "./site-files.ts";

const files = new Set(siteFiles());
const pages = [...files].filter((file) => file.endsWith(".html") && file !== "404.html");

/** The element ids on each page. */
const anchors = new Map(
  pages.map((page) => {
    const ids = [...readSiteFile(page).matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = ""]) => unescaped(id));
    return [page, new Set(ids)];
  }),
);

test("every link on every page points to an existing file and fragment", () => {
  const broken = pages.flatMap((page) => brokenLinks(page, hrefsOf(readSiteFile(page))));
  expect(summary(broken)).toEqual([]);
});

test("every link in every Markdown file points to an existing file", () => {
  const markdown = [...files].filter((file) => file.endsWith(".md") || /(?:^|\/)llms[^/]*\.txt$/.test(file));
  const broken = markdown.flatMap((file) => brokenLinks(file, markdownLinks(readSiteFile(file))));
  expect(summary(broken)).toEqual([]);
});

test("all pages use relative URLs, so that the site works under any path", () => {
  const absolute = pages.flatMap((page) =>
    tagsOf(readSiteFile(page)).flatMap((tag) =>
      // Check every attribute, because any attribute may contain a URL. Exclude text that starts with a `//` comment.
      Array.from(tag.matchAll(/\s[\w-]+="\/\w[^"]*"/g), ([attribute]) => `${page}: ${attribute.trim()}`),
    ),
  );
  expect(summary(absolute)).toEqual([]);
});

function tagsOf(html: string): string[] {
  return html.match(/<[a-z][^>]*>/gi) ?? [];
}

function hrefsOf(html: string): string[] {
  return tagsOf(html).flatMap((tag) =>
    Array.from(
      tag.matchAll(/\s(?:href|src|data-(?:url|url-as-shown|contract|root))="([^"]*)"/g),
      ([, address = ""]) => unescaped(address),
    ),
  );
}

/** Returns the targets of links outside code. */
function markdownLinks(markdown: string): string[] {
  const prose = markdown.replaceAll(/^( *)```.*?^\1```$/gms, "").replaceAll(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(<?([^)>\s]+)>?\)/g)].map(([, address = ""]) => address);
}

function brokenLinks(from: string, addresses: readonly string[]): string[] {
  return addresses
    .filter((address) => !leadsSomewhere(from, address))
    .map((address) => `${from}: ${address}`);
}

function leadsSomewhere(from: string, address: string): boolean {
  if (/^[a-z][\w+.-]*:/i.test(address)) return true;
  const [path = "", hash] = address.split("#", 2);
  const target =
    path === "" ? from : fileAt(posix.join(posix.dirname(from), decodeURI(path.split("?")[0] ?? "")));
  if (target === undefined || !files.has(target)) return false;
  const ids = anchors.get(target);
  return hash === undefined || hash === "" || ids === undefined || ids.has(decodeURIComponent(hash));
}

/** Returns the file at a path on the site, or undefined if the path is outside the site. */
function fileAt(path: string): string | undefined {
  if (path.startsWith("..")) return undefined;
  return path === "." || path === "./" ? "index.html" : path.endsWith("/") ? `${path}index.html` : path;
}

function unescaped(attribute: string): string {
  return attribute
    .replaceAll("&quot;", '"')
    .replaceAll(/&(?:lt|#60|#x3C);/gi, "<")
    .replaceAll(/&(?:gt|#62);/g, ">")
    .replaceAll(/&(?:#39|apos);/g, "'")
    .replaceAll(/&(?:amp|#38);/g, "&");
}

/** Returns each broken target once, with one of the pages that contain it. */
function summary(broken: readonly string[]): string[] {
  const byTarget = new Map(
    broken.map((line) => [line.slice(line.indexOf(": ") + 2).replace(/^(?:\.\.\/)+/, ""), line]),
  );
  return [...byTarget.values()].toSorted();
}
