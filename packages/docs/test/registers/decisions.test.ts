import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { repositoryAddress, repositoryLink } from "../../src/repository/repository-link.ts";
import { type BuiltPage, builtFile, builtPage, textOf } from "../built-page.ts";

const root = new URL("../../../../", import.meta.url);
const address = repositoryAddress(root);
const names = readdirSync(new URL("packages/docs/adr/", root)).filter((name) => /^\d/.test(name));
const guides = readdirSync(new URL("packages/docs/src/content/docs/guides/", root)).filter((name) =>
  name.endsWith(".md"),
);

/** Returns the links in the text of a page that point neither to a page of the site nor to a file in the repository. */
function deadLinks(page: BuiltPage, url: string): string[] {
  return page
    .all(".sl-markdown-content a")
    .map(({ properties }) => String(properties.href))
    .filter((href) => !leadsSomewhere(href, url));
}

function leadsSomewhere(href: string, url: string): boolean {
  if (href.startsWith(address)) {
    const path = href.slice(address.length).replace(/^\/(?:blob|tree)\/main\/|#.*$/g, "");
    return existsSync(new URL(path, root));
  }
  const target = new URL(href, new URL(url, "http://site"));
  return target.host !== "site" || existsSync(builtFile(`${target.pathname}index.html`));
}

describe.each(names.map((name) => name.replace(/\.md$/, "")))("the page of decision %s", (name) => {
  const page = builtPage(`/adr/${name}/`);

  it("shows the title of the decision as its only top-level heading", () => {
    expect(page.all("h1")).toHaveLength(1);
    const index = builtPage("/adr/").all(`a[href="./${name}/"], a[href="${name}/"]`).map(textOf);
    expect(index).toEqual([page.text("h1")]);
  });

  it("begins with the status and date of the decision", () => {
    expect(page.all(".sl-markdown-content p").map(textOf)[0]).toMatch(/^Accepted on \d{4}-\d\d-\d\d\.$/);
  });

  it("has no broken links", () => {
    expect(deadLinks(page, `/adr/${name}/`)).toEqual([]);
  });
});

it.each(guides.map((name) => name.replace(/\.md$/, "")))("the guide %s has no broken links", (name) => {
  const url = `/guides/${name}/`;
  expect(deadLinks(builtPage(url), url)).toEqual([]);
});

describe("repositoryLink", () => {
  const guide = new URL("packages/docs/src/content/docs/guides/errors.md", root);
  const decision = new URL("packages/docs/adr/0001-overlays-have-a-package.md", root);

  it("converts links to files and folders into repository URLs", () => {
    const readme = repositoryLink("../../../../../client-core/README.md#options", guide);
    expect(readme).toBe(`${address}/blob/main/packages/client-core/README.md#options`);
    expect(repositoryLink("../../overlay/src", decision)).toBe(`${address}/tree/main/packages/overlay/src`);
  });

  it("converts links to guides and decisions into page URLs", () => {
    expect(repositoryLink("pagination.md#pages", guide)).toBe("/guides/pagination/#pages");
    expect(repositoryLink("0005-where-limits-bend.md", decision)).toBe("/adr/0005-where-limits-bend/");
    expect(repositoryLink("README.md", decision)).toBe("/adr/");
  });

  it("does not change links to pages, fragments, or other hosts", () => {
    const others = [
      "../testing/#advance-the-clock",
      "#retries",
      "/downloads/",
      "https://spec.openapis.org/",
      "none.md",
    ];
    expect(others.map((href) => repositoryLink(href, guide))).toEqual(others);
  });
});
