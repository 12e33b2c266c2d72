import { describe, expect, test } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { guides } from "../../src/repository/guides.ts";
import { breadcrumbsOf } from "../../src/site-navigation/breadcrumbs.ts";
import { contractOf, defaultVersion } from "../../src/site-navigation/contract-navigation.ts";
import { navigationOf } from "../../src/site-navigation/navigation.ts";
import { neighboursOf } from "../../src/site-navigation/navigation-group.ts";
import { SECTIONS } from "../../src/site-navigation/sections.ts";

const [contract] = contracts().filter(({ resources }) => resources.length > 1);
if (contract === undefined) throw new Error("no contract has two resources");
const [first, second] = contract.resources;
const versioned = [...Map.groupBy(contracts(), ({ service }) => service).values()].find(
  (versions) => versions.length > 1,
);

describe("navigationOf", () => {
  test("returns the resources and operations of the contract that a page belongs to", () => {
    for (const { urls, resources, operations } of contracts()) {
      const { contract: found, groups } = navigationOf(urls.points);
      expect(found?.urls.overview).toBe(urls.overview);
      expect(groups.map(({ title }) => title)).toEqual(
        expect.arrayContaining(resources.map(({ title }) => title)),
      );
      const listed = groups.flatMap(({ links }) => links).map(({ url }) => url);
      expect(listed).toEqual(expect.arrayContaining(operations.map(({ url }) => url)));
    }
  });

  test("returns the latest stable version for a page about all versions of a service", () => {
    const version = defaultVersion(versioned ?? []);
    expect(version.version).toMatch(/^v\d+$/);
    expect(contractOf(`/${version.service}/versions/`)).toBe(version);
  });

  test("returns every guide in exactly one group, and no contract, for a guide", () => {
    const { contract: found, section, groups } = navigationOf("/guides/errors/");
    expect([found, section?.title]).toEqual([undefined, "Guides"]);
    const listed = groups.flatMap(({ links }) => links).map(({ url }) => url);
    expect(listed.filter((url) => url.startsWith("/guides/"))).toEqual(guides().map(({ url }) => url));
  });

  test("returns the section of each section's first page", () => {
    for (const section of SECTIONS) expect(navigationOf(section.url).section).toBe(section);
  });

  test("returns the services for the landing page, which belongs to no section", () => {
    const { section, groups } = navigationOf("/");
    expect(section).toBeUndefined();
    expect(groups[0]?.links.map(({ title }) => title)).toEqual([
      ...new Set(contracts().map(({ name }) => name)),
    ]);
  });

  test("returns the workflows of each service for pages about workflows", () => {
    const workflows = [{ service: contract.service, slug: "example", title: "Example" }];
    const { groups } = navigationOf(`/workflows/${contract.service}/example/`, workflows);
    expect(groups.map(({ title }) => title)).toEqual(["Workflows", contract.name]);
  });
});

describe("breadcrumbsOf", () => {
  const titles = (url: string) => breadcrumbsOf(url, navigationOf(url).groups).map(({ title }) => title);
  const name = [contract.name, contract.version].filter(Boolean).join(" ");

  test("leads from the reference through contract and resource to an operation", () => {
    const [operation] = first?.operations ?? [];
    expect(titles(operation?.url ?? "")).toEqual(["Reference", name, first?.title]);
  });

  test("omits the page itself", () => {
    expect(titles(contract.urls.overview)).toEqual(["Reference"]);
    expect(titles("/guides/")).toEqual([]);
  });

  test("contains the group of a guide", () => {
    expect(titles("/guides/errors/")).toEqual(["Guides", "Call the services"]);
  });

  test("contains the list that an overlay belongs to", () => {
    expect(titles("/overlays/retention/v1/reference.overlay/")).toEqual(["Reference", "Downloads"]);
  });
});

describe("neighboursOf", () => {
  const neighbours = (url: string) => neighboursOf(url, navigationOf(url).groups);

  test("leads from the last operation of a resource to the next resource", () => {
    const last = first?.operations.at(-1);
    expect(neighbours(last?.url ?? "").next?.url).toBe(second?.url);
    expect(neighbours(second?.url ?? "").previous?.url).toBe(last?.url);
  });

  test("returns no previous page for the first page of a sidebar", () => {
    expect(neighbours("/guides/").previous).toBeUndefined();
    expect(neighbours("/guides/").next?.url).toBe(guides()[0]?.url);
  });

  test("returns nothing for a page that is not in the sidebar", () => {
    expect(neighbours(contract.urls.schema("None"))).toEqual({ previous: undefined, next: undefined });
  });
});
