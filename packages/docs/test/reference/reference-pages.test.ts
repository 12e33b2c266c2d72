import { readFileSync } from "node:fs";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { referencePages } from "../../src/reference-pages.ts";

const all = await referencePages();
const pages = new Map(all.map((page) => [page.url, renderToString(page.render())]));

function htmlOf(url: string): string {
  return pages.get(url) ?? "";
}

it("renders every page at a unique URL", () => {
  expect(pages.size).toBe(all.length);
});

it("uses each element id only once per page", () => {
  const repeated = [...pages.keys()].flatMap((url) => {
    const ids = [...htmlOf(url).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    return ids.length === new Set(ids).size ? [] : [url];
  });
  expect(repeated).toEqual([]);
});

it("links only to existing reference pages", () => {
  const reference = /^\/[a-z]+\/(?:v\d\w*\/)?(?:resources\/|schemas\/|[a-z]+[A-Z]\w*\/)/;
  const dead = [...pages.keys()].flatMap((url) =>
    [...htmlOf(url).matchAll(/ href="(\/[^"#]*)/g)]
      .map(([, href]) => href as string)
      .filter((href) => reference.test(href) && !href.startsWith("/overlays/") && !pages.has(href)),
  );
  expect([...new Set(dead)]).toEqual([]);
});

describe("OverviewPage", () => {
  it("operation pages link to the standard parameters on the overview", () => {
    expect(htmlOf("/retention/v1/createMatter/")).toContain("/retention/v1/#standard-parameters");
    expect(htmlOf("/retention/v1/")).toMatch(/id="standard-parameters".*prettyPrint/s);
  });

  it("links to every operation and resource of the contract", () => {
    const html = htmlOf("/edge/");
    for (const url of ["/edge/exportDnsZone/", "/edge/resources/dnsRecords/"])
      expect(html).toContain(`href="${url}"`);
  });

  it("describes the credentials, and marks them as open in the as-shown contract", () => {
    expect(htmlOf("/edge/")).toContain("AccessKey: …");
    expect(htmlOf("/retention/v1/")).toMatch(
      /id="credentials".*Authorization: Bearer.*>credentials<\/code>/s,
    );
  });
});

describe("ResourcePage", () => {
  it("hides the operations of the reference profile in the as-shown contract", () => {
    const rows = htmlOf("/edge/resources/dnsZones/").match(/<li(?: class="in-filled")?><b class="method/g);
    expect(rows?.filter((row) => !row.includes("in-filled"))).toHaveLength(1);
  });

  it("a resource page has an anchor for every field", () => {
    expect(htmlOf("/retention/v1/resources/matters/")).toContain('id="Matter.matterPermissions.role"');
  });
});

it("draws the states of a resource with links to operations", () => {
  expect(htmlOf("/retention/v1/resources/matters/")).toMatch(
    /<svg class="states".*<a href="\/retention\/v1\/closeMatter\/"/s,
  );
});

describe("VersionsPage", () => {
  const html = htmlOf("/functions/versions/");

  it("shows only client entry points that the package exports", () => {
    const { exports } = JSON.parse(
      readFileSync(new URL("../../../functions/package.json", import.meta.url), "utf8"),
    );
    const entries = [...html.matchAll(/<td><code>@seamline\/<wbr>functions\/<wbr>(\w+)</g)].map(
      ([, version]) => version,
    );
    expect(entries).toContain("v2beta");
    for (const version of entries) expect(exports).toHaveProperty([`./${version}`]);
  });

  it("shows three equivalent versions as one group", () => {
    expect(html.match(/have the same operations/g)).toHaveLength(2);
    expect(html.match(/<h2 /g)).toHaveLength(1);
  });

  it("describes all migration steps of an operation in one sentence", () => {
    const [, steps = ""] = html.match(/<ol class="moves">(.*?)<\/ol>/s) ?? [];
    const sentences = steps.split("</li>").map((step) => step.replaceAll(/<[^>]+>/g, ""));
    expect(sentences).toContain(
      "Create a function: rename the argument location to parent, and send the fields of UserFunctionInput instead of CreateCloudFunctionInput.",
    );
  });

  it("links to the versions page only from pages of the same service", () => {
    for (const url of ["/functions/v1/", "/functions/v2/getFunction/", "/functions/v1/schemas/Policy/"])
      expect(htmlOf(url)).toContain('href="/functions/versions/"');
    expect(htmlOf("/retention/v1/")).not.toContain("/versions/");
  });
});

it("lists next calls at the end of an operation page", () => {
  expect(htmlOf("/retention/v1/closeMatter/")).toMatch(/id="next".*href="\/retention\/v1\/reopenMatter\/"/s);
});

describe("SchemaPage", () => {
  it("a schema page has an anchor for every field", () => {
    expect(htmlOf("/retention/v1/schemas/Matter/")).toContain('id="fields.state"');
  });

  it("lists the values of an enumeration and its uses", () => {
    const html = htmlOf("/retention/v1/schemas/MatterState/");
    expect(html).toContain("<code>CLOSED</code>");
    expect(html).toMatch(/Used by.*href="\/retention\/v1\/listMatters\/"/s);
  });

  it("the as-shown example omits fields that the source does not show", () => {
    const html = htmlOf("/retention/v1/schemas/Matter/");
    const [filled = "", shown = ""] = [...html.matchAll(/Example<\/h2>(.*?)<\/section>/gs)].map(
      ([, part]) => part,
    );
    expect(filled).toContain("matterRegion");
    expect(shown).toContain("description");
    expect(shown).not.toContain("matterRegion");
    expect(shown).toMatch(/\d more fields are not shown by the source/);
  });

  it("marks a schema that exists only in the as-shown contract", () => {
    expect(htmlOf("/retention/v1/schemas/CreateMatterResponse/")).toContain(
      "Only the contract as shown has this schema.",
    );
  });
});
