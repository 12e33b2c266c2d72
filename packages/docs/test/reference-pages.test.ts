import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { referencePages } from "../src/reference/reference-pages.ts";

const all = await referencePages();
const pages = new Map(all.map((page) => [page.url, renderToString(page.render())]));

function htmlOf(url: string): string {
  return pages.get(url) ?? "";
}

it("gives every page an address of its own", () => {
  expect(pages.size).toBe(all.length);
});

it("writes each id of a page once", () => {
  const repeated = [...pages.keys()].flatMap((url) => {
    const ids = [...htmlOf(url).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    return ids.length === new Set(ids).size ? [] : [url];
  });
  expect(repeated).toEqual([]);
});

it("leads from no page of the reference to one that is not there", () => {
  const reference = /^\/[a-z]+\/(?:v\d\w*\/)?(?:resources\/|schemas\/|[a-z]+[A-Z]\w*\/)/;
  const dead = [...pages.keys()].flatMap((url) =>
    [...htmlOf(url).matchAll(/ href="(\/[^"#]*)/g)]
      .map(([, href]) => href as string)
      .filter((href) => reference.test(href) && !href.startsWith("/overlays/") && !pages.has(href)),
  );
  expect([...new Set(dead)]).toEqual([]);
});

describe("the overview of a contract", () => {
  it("has the anchor of the standard parameters to which operations link", () => {
    expect(htmlOf("/retention/v1/createMatter/")).toContain("/retention/v1/#standard-parameters");
    expect(htmlOf("/retention/v1/")).toMatch(/id="standard-parameters".*prettyPrint/s);
  });

  it("leads to every operation and resource of the contract", () => {
    const html = htmlOf("/edge/");
    for (const url of ["/edge/exportDnsZone/", "/edge/resources/dnsRecords/"])
      expect(html).toContain(`href="${url}"`);
  });

  it("says how callers say who they are, and that the contract as shown leaves it open", () => {
    expect(htmlOf("/edge/")).toContain("AccessKey: …");
    expect(htmlOf("/retention/v1/")).toMatch(
      /id="credentials".*Authorization: Bearer.*>credentials<\/code>/s,
    );
  });
});

describe("the page of a resource", () => {
  it("hides the operations of the profile from the contract as shown", () => {
    const rows = htmlOf("/edge/resources/dnsZones/").match(/<li(?: class="in-filled")?><b class="method/g);
    expect(rows?.filter((row) => !row.includes("in-filled"))).toHaveLength(1);
  });

  it("has an anchor for every field of its items", () => {
    expect(htmlOf("/retention/v1/resources/matters/")).toContain('id="Matter.matterPermissions.role"');
  });
});

describe("the page of a schema", () => {
  it("has an anchor for every field", () => {
    expect(htmlOf("/retention/v1/schemas/Matter/")).toContain('id="fields.state"');
  });

  it("lists the values of an enumeration and where it is used", () => {
    const html = htmlOf("/retention/v1/schemas/MatterState/");
    expect(html).toContain("<code>CLOSED</code>");
    expect(html).toMatch(/Used by.*href="\/retention\/v1\/listMatters\/"/s);
  });

  it("says that the profile has other schemas where only the contract as shown has one", () => {
    expect(htmlOf("/retention/v1/schemas/CreateMatterResponse/")).toContain(
      "only the contract as shown has this one",
    );
  });
});
