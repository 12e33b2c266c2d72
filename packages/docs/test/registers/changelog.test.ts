import { describe, expect, it } from "vitest";
import { repositoryChanges } from "../../src/changelog/changelog-page.tsx";
import { changesByPackage } from "../../src/changelog/changes.ts";
import { builtPage } from "../built-page.ts";

describe("changesByPackage", () => {
  const zones = '---\n"@shop/zones": patch\n"@shop/core": minor\n---\n\nZones have names.\n';
  const breaking = '---\n"@shop/zones": major\n---\n\nZones lose their numbers.\n';

  it("returns the pending changes of each package, largest semver increment first", () => {
    const [core, own] = changesByPackage({ zones, breaking }, {});
    expect(core).toEqual({
      name: "@shop/core",
      unreleased: [{ name: "zones", step: "minor", text: "Zones have names." }],
      released: undefined,
    });
    expect(own?.unreleased.map(({ name, step }) => [name, step])).toEqual([
      ["breaking", "major"],
      ["zones", "patch"],
    ]);
  });

  it("returns released changes without the changelog heading", () => {
    const [core] = changesByPackage({}, { "@shop/core": "# @shop/core\n\n## 1.0.0\n\n- First.\n" });
    expect(core).toEqual({ name: "@shop/core", unreleased: [], released: "## 1.0.0\n\n- First.\n" });
  });
});

it("shows every unreleased change on the changelog page", () => {
  const page = builtPage("/changelog/");
  const pending = new Set(
    repositoryChanges().flatMap(({ unreleased }) => unreleased.map(({ name }) => name)),
  );
  expect(page.all("article.change").map(({ properties }) => properties.id)).toEqual([...pending]);
  for (const { name } of repositoryChanges()) expect(page.text("ul.contents")).toContain(name);
});
