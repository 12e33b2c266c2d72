import { expect, test } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { defaultVersion, navigationOf } from "../../src/model/navigation.ts";

const versioned = [...Map.groupBy(contracts(), ({ service }) => service).values()].find(
  (versions) => versions.length > 1,
);

test("a contract page shows the navigation of its contract", () => {
  for (const contract of contracts()) {
    const { current } = navigationOf(`${contract.urls.overview}points/`);
    expect(current?.urls.overview).toBe(contract.urls.overview);
  }
});

test("a page about all versions of a service shows the navigation of the latest stable version", () => {
  const version = defaultVersion(versioned ?? []);
  expect(version.version).toMatch(/^v\d+$/);
  expect(navigationOf(`/${version.service}/versions/`).current).toBe(version);
});

test("a page outside the services lists all services and marks no service as current", () => {
  const { current, services } = navigationOf("/guides/errors/");
  expect(current).toBeUndefined();
  expect(services.map(({ isCurrent }) => isCurrent)).not.toContain(true);
});
