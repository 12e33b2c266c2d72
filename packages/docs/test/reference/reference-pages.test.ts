import { readFileSync } from "node:fs";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { referencePages } from "../../src/reference-pages.ts";

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

it("draws the states of a resource with arrows that lead to operations", () => {
  expect(htmlOf("/retention/v1/resources/matters/")).toMatch(
    /<svg class="states".*<a href="\/retention\/v1\/closeMatter\/"/s,
  );
});

describe("the page of the versions", () => {
  const html = htmlOf("/functions/versions/");

  it("names the entry of each version's client, which its package exports", () => {
    const { exports } = JSON.parse(
      readFileSync(new URL("../../../functions/package.json", import.meta.url), "utf8"),
    );
    const entries = [...html.matchAll(/<td><code>@seamline\/functions\/(\w+)</g)].map(
      ([, version]) => version,
    );
    expect(entries).toContain("v2beta");
    for (const version of entries) expect(exports).toHaveProperty([`./${version}`]);
  });

  it("says once that three of four versions are alike", () => {
    expect(html.match(/have the same operations/g)).toHaveLength(2);
    expect(html.match(/<h2 /g)).toHaveLength(1);
  });

  it("can be reached from each page of the service, and from no other", () => {
    for (const url of ["/functions/v1/", "/functions/v2/getFunction/", "/functions/v1/schemas/Policy/"])
      expect(htmlOf(url)).toContain('href="/functions/versions/"');
    expect(htmlOf("/retention/v1/")).not.toContain("/versions/");
  });
});

it("says at the foot of an operation what to call next", () => {
  expect(htmlOf("/retention/v1/closeMatter/")).toMatch(/id="next".*href="\/retention\/v1\/reopenMatter\/"/s);
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
