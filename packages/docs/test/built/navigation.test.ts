import { expect, test } from "vitest";
import { pageKinds } from "../browser/page-kinds.ts";
import { builtPage, textOf } from "../built-page.ts";
import { siteFiles } from "./site-files.ts";

const SECTION_TITLES = ["Reference", "Guides", "Emulator", "Clients", "Changelog"];

test.each(pageKinds())(
  "the page of kind $kind links to all sections in its header and in its menu",
  ({ href }) => {
    const page = builtPage(`/${href}`);
    expect(page.all(".header-links a").map(textOf).map(trimmed)).toEqual(SECTION_TITLES);
    expect(page.all("#starlight__sidebar .menu-sections a").map(textOf).map(trimmed)).toEqual(SECTION_TITLES);
  },
);

test.each(pageKinds().filter(({ kind }) => kind !== "start of /"))(
  "the page of kind $kind belongs to a section",
  ({ href }) => {
    expect(builtPage(`/${href}`).all(".header-links a[aria-current]")).toHaveLength(1);
  },
);

test("every guide has breadcrumbs, a table of contents, and a link to the previous page", () => {
  const guides = siteFiles().filter((file) => /^guides\/.+\/index\.html$/.test(file));
  const incomplete = guides.filter((file) => {
    const page = builtPage(`/${file.replace(/index\.html$/, "")}`);
    return !page.has(".breadcrumbs a") || !page.has("starlight-toc") || !page.has(".neighbours [rel=prev]");
  });
  expect(incomplete).toEqual([]);
});

test("the next page after a guide links back to the guide", () => {
  const start = "/guides/errors/";
  const [next] = builtPage(start).all(".neighbours [rel=next]");
  const { pathname } = new URL(String(next?.properties.href), `http://site${start}`);
  const [back] = builtPage(pathname).all(".neighbours [rel=prev]");
  expect(new URL(String(back?.properties.href), `http://site${pathname}`).pathname).toBe(start);
});

test("the sidebar of an overlay page marks the downloads page as current", () => {
  const marked = builtPage("/overlays/edge/redocly.overlay/").all(".site-nav li [aria-current]");
  expect(marked.map(textOf).map(trimmed)).toEqual(["Downloads"]);
});

test("a decision page links to the next decision", () => {
  const [next] = builtPage("/adr/0001-overlay-code-in-its-own-package/").all(".neighbours [rel=next]");
  expect(next && trimmed(textOf(next))).toMatch(/2\. List required features/);
});

function trimmed(text: string): string {
  return text.trim();
}
