import { expect, test } from "vitest";
import { publicPackages } from "../release/packages.ts";
import { rehearseRelease } from "../release/rehearse-release.ts";

/** The consumers install their dependencies from the registry, which takes most of the time. */
test("a rehearsed release publishes every public package, and its consumers succeed", async () => {
  const names = (await publicPackages()).map(({ name, version }) => `${name}@${version}`);
  const { published, runs } = await rehearseRelease();
  expect(published).toEqual(names);
  expect(published.join()).toContain("@seamline/edge@");
  const sent = runs.map(({ requests }) => requests.map(({ method, target }) => `${method} ${target}`));
  expect(sent).toEqual([
    expect.arrayContaining([
      "GET /dnszone?perPage=2&page=2",
      "GET /v2/projects/p/locations/l/functions/f",
      "POST /v1/matters",
    ]),
    ["POST /v1/matters", "GET /v1/matters/m"],
    [],
  ]);
});
