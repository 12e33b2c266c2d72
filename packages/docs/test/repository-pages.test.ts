import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readmes } from "../src/repository/readmes.ts";
import { repositoryLink } from "../src/repository/repository-link.ts";
import { websiteOf } from "../src/repository/repository-website.ts";
import { editUrl, sourceLink } from "../src/repository/source-files.ts";
import { builtPage, textOf } from "./built-page.ts";

const root = new URL("../../../", import.meta.url);
const website = "https://example.com/shop/parcels";
const names = readdirSync(new URL("packages/docs/adr/", root)).filter((name) => /^\d/.test(name));
describe.each(names.map((name) => name.replace(/\.md$/, "")))("the page of decision %s", (name) => {
  const page = builtPage(`/adr/${name}/`);

  it("the only top-level heading on a decision page is the decision's title", () => {
    expect(page.all("h1")).toHaveLength(1);
    const index = builtPage("/adr/").all(`main li a[href="${name}/"]`).map(textOf);
    expect(index.map((title) => `${Number.parseInt(name, 10)}. ${title}`)).toEqual([page.text("h1")]);
  });

  it("a decision page begins with its status and date", () => {
    expect(page.all(".sl-markdown-content p").map(textOf)[0]).toMatch(/^Accepted on \d+ \w+ \d{4}$/);
  });
});

it.each(readmes())("the page of $file has the title of the file", ({ url, title }) => {
  const page = builtPage(url);
  expect(page.all("h1").map(textOf)).toEqual([title.replaceAll("`", "")]);
});

describe("repositoryLink", () => {
  const guide = new URL("packages/docs/src/content/docs/guides/errors.md", root);
  const decision = new URL("packages/docs/adr/0001-overlay-code-in-its-own-package.md", root);

  it("converts links to READMEs and their folders into page URLs", () => {
    const options = "/clients/client-core/#options";
    expect(repositoryLink("../../../../../client-core/README.md#options", guide)).toBe(options);
    expect(repositoryLink("../../../../../client-core#options", guide)).toBe(options);
    expect(repositoryLink("../../../../../../examples/first-call", guide)).toBe(
      "/repository/examples/first-call/",
    );
  });

  it("converts links to other files and folders into links to the website of the repository", () => {
    expect(repositoryLink("../../overlay/src", decision, website)).toBe(
      `${website}/tree/main/packages/overlay/src`,
    );
    expect(repositoryLink("../package.json", decision, website)).toBe(
      `${website}/blob/main/packages/docs/package.json`,
    );
  });

  it("returns no link to other files if the repository has no website", () => {
    expect(repositoryLink("../../overlay/src", decision, undefined)).toBeUndefined();
  });

  it("converts links to guides and decisions into page URLs", () => {
    expect(repositoryLink("pagination.md#pages", guide)).toBe("/guides/pagination/#pages");
    expect(repositoryLink("0005-exceptions-to-limits.md", decision)).toBe("/adr/0005-exceptions-to-limits/");
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

describe("websiteOf", () => {
  it("websiteOf removes the git prefix and suffix", () => {
    expect(websiteOf("git+https://example.com/shop/parcels.git")).toBe(website);
  });

  it("websiteOf returns undefined for a placeholder URL", () => {
    expect(websiteOf("git+https://repository.invalid/parcels.git")).toBeUndefined();
  });
});

describe("editUrl", () => {
  it("editUrl points to the file of a guide, a decision or a README", () => {
    expect(editUrl("/guides/errors/", website)).toBe(
      `${website}/edit/main/packages/docs/src/content/docs/guides/errors.md`,
    );
    expect(editUrl("/emulator/emulator/", website)).toBe(`${website}/edit/main/packages/emulator/README.md`);
    const [name = ""] = names;
    const id = name.replace(/\.md$/, "");
    expect(editUrl(`/adr/${id}/`, website)).toBe(`${website}/edit/main/packages/docs/adr/${name}`);
  });

  it("editUrl returns undefined for generated pages and for repositories without a website", () => {
    expect(editUrl("/points/", website)).toBeUndefined();
    expect(editUrl("/guides/errors/", undefined)).toBeUndefined();
  });
});

describe("sourceLink", () => {
  it("sourceLink points to the editor, to a copy of the file on the site, or to the contract", () => {
    expect(sourceLink("/emulator/emulator/", website)?.title).toBe("Edit this page");
    expect(sourceLink("/emulator/emulator/", undefined)).toEqual({
      title: "Source",
      url: "/source/packages/emulator/README.md.txt",
    });
    expect(sourceLink("/retention/v1/closeMatter/", undefined)?.url).toBe(
      "/bundles/retention/v1/reference/openapi.yaml",
    );
    expect(sourceLink("/points/", undefined)).toBeUndefined();
  });
});
