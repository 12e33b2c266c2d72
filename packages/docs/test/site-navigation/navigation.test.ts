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
  test("the sidebar of a contract page lists the resources and operations of the contract", () => {
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

  test("a page about all versions of a service belongs to the latest stable version", () => {
    const version = defaultVersion(versioned ?? []);
    expect(version.version).toMatch(/^v\d+$/);
    expect(contractOf(`/${version.service}/versions/`)).toBe(version);
  });

  test("the sidebar of a guide lists every guide exactly once, and no contract", () => {
    const { contract: found, section, groups } = navigationOf("/guides/errors/");
    expect([found, section?.title]).toEqual([undefined, "Guides"]);
    const listed = groups.flatMap(({ links }) => links).map(({ url }) => url);
    expect(listed.filter((url) => url.startsWith("/guides/"))).toEqual(guides().map(({ url }) => url));
  });

  test("the first page of a section belongs to that section", () => {
    for (const section of SECTIONS) expect(navigationOf(section.url).section).toBe(section);
  });

  test("the landing page lists the services in its sidebar but belongs to no section", () => {
    const { section, groups } = navigationOf("/");
    expect(section).toBeUndefined();
    expect(groups[0]?.links.map(({ title }) => title)).toEqual([
      ...new Set(contracts().map(({ name }) => name)),
    ]);
  });

  test("the sidebar of a workflow page lists the workflows of each service", () => {
    const workflows = [{ service: contract.service, slug: "example", title: "Example" }];
    const { groups } = navigationOf(`/workflows/${contract.service}/example/`, workflows);
    expect(groups.map(({ title }) => title)).toEqual(["Workflows", contract.name]);
  });
});

describe("breadcrumbsOf", () => {
  const titles = (url: string) => breadcrumbsOf(url, navigationOf(url).groups).map(({ title }) => title);
  const name = [contract.name, contract.version].filter(Boolean).join(" ");

  test("breadcrumbs of an operation contain the reference, its contract and its resource", () => {
    const [operation] = first?.operations ?? [];
    expect(titles(operation?.url ?? "")).toEqual(["Reference", name, first?.title]);
  });

  test("breadcrumbs omit the page itself", () => {
    expect(titles(contract.urls.overview)).toEqual(["Reference"]);
    expect(titles("/guides/")).toEqual([]);
  });

  test("breadcrumbs of a guide contain its group", () => {
    expect(titles("/guides/errors/")).toEqual(["Guides", "Call the services"]);
  });

  test("breadcrumbs of an overlay contain the downloads page", () => {
    expect(titles("/overlays/retention/v1/reference.overlay/")).toEqual(["Reference", "Downloads"]);
  });
});

describe("neighboursOf", () => {
  const neighbours = (url: string) => neighboursOf(url, navigationOf(url).groups);

  test("the last operation of a resource is followed by the next resource", () => {
    const last = first?.operations.at(-1);
    expect(neighbours(last?.url ?? "").next?.url).toBe(second?.url);
    expect(neighbours(second?.url ?? "").previous?.url).toBe(last?.url);
  });

  test("the first page of a sidebar has no previous page", () => {
    expect(neighbours("/guides/").previous).toBeUndefined();
    expect(neighbours("/guides/").next?.url).toBe(guides()[0]?.url);
  });

  test("a page outside the sidebar has no previous and no next page", () => {
    expect(neighbours(contract.urls.schema("None"))).toEqual({ previous: undefined, next: undefined });
  });
});
