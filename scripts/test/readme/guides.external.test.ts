import { join } from "node:path/posix";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { read } from "../repository.ts";
import { anchorsOf, placeOf, testPages } from "./page-tests.ts";
import { guides, isRun, snippetsIn } from "./snippets.ts";

describe.each(guides())("%s", (guide) => {
  const [, frontmatter = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(guide)) ?? [];

  test("a guide has a title and a description", () => {
    const { title, description } = parse(frontmatter) as Record<string, string>;
    expect(title).toMatch(/^[A-Z].{3,60}$/);
    expect(description).toMatch(/^[A-Z].{20,200}\.$/);
  });

  test("a guide starts with a code block that runs", () => {
    const [first] = snippetsIn(guide);
    expect(first && isRun(first)).toBe(true);
    expect(body.split("```")[0]?.split("\n").filter(Boolean).length).toBeLessThan(10);
  });

  test("a guide links only to existing guides and headings", () => {
    const links = Array.from(
      body.matchAll(/\]\(((?:\.\.\/)+[^)\s]*\/(?:#[^)\s]*)?)\)/g),
      ([, link = ""]) => link,
    );
    expect(links.filter((link) => !leadsToGuide(guide, link))).toEqual([]);
  });
});

test("every overlay in a guide has a file name, so that a command can apply it", () => {
  const overlays = guides()
    .flatMap(snippetsIn)
    .filter(({ language, info, code }) => language === "yaml" && info === "" && code.includes("overlay:"));
  expect(overlays.map(placeOf)).toEqual([]);
});

testPages(guides());

/**
 * Returns whether a link leads to a heading of a guide. Accepts links to other parts of the site, because the site's
 * own test checks them.
 */
function leadsToGuide(guide: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const address = join("/guides", guide.replace(/^.*\/|\.md$/g, ""), path);
  const [, name] = /^\/guides\/([^/]+)\/$/.exec(address) ?? [];
  if (name === undefined) return address !== "/guides/";
  const target = guides().find((each) => each.endsWith(`/${name}.md`));
  return target !== undefined && (anchor === undefined || anchorsOf(read(target)).includes(anchor));
}
