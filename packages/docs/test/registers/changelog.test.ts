import { describe, expect, it } from "vitest";
import { releasesOf } from "../../src/changelog/changes.ts";
import { repositoryReleases } from "../../src/changelog/repository-changes.ts";
import { byTheme } from "../../src/changelog/themes.ts";
import { builtPage } from "../built-page.ts";

describe("releasesOf", () => {
  const zones = '---\n"@shop/zones": patch\n"@shop/core": minor\n---\n\nZones have names.\n';
  const breaking = '---\n"@shop/zones": major\n---\n\nZones lose their numbers.\n';

  it("lists each unreleased change once, starting with the largest increment", () => {
    expect(releasesOf({ zones, breaking }, {})).toEqual([
      {
        version: undefined,
        changes: [
          { name: "breaking", step: "major", text: "Zones lose their numbers.", packages: ["@shop/zones"] },
          {
            name: "zones",
            step: "minor",
            text: "Zones have names.",
            packages: ["@shop/zones", "@shop/core"],
          },
        ],
      },
    ]);
  });

  it("lists the changes in each release once, starting with the newest version", () => {
    const core = [
      "# @shop/core",
      "## 0.10.0\n\n### Minor Changes\n\n- 1a2b3c4: Zones have names:\n\n  - one\n  - two",
      "### Patch Changes\n\n- Updated dependencies [1a2b3c4]\n  - @shop/zones@0.10.0",
      "## 0.9.0\n\n### Minor Changes\n\n- First release.",
    ].join("\n\n");
    const own =
      "# @shop/zones\n\n## 0.10.0\n\n### Patch Changes\n\n- 1a2b3c4: Zones have names:\n\n  - one\n  - two\n";
    expect(releasesOf({}, { "@shop/zones": own, "@shop/core": core })).toEqual([
      {
        version: "0.10.0",
        changes: [
          {
            step: "minor",
            text: "Zones have names:\n\n- one\n- two",
            packages: ["@shop/core", "@shop/zones"],
          },
        ],
      },
      {
        version: "0.9.0",
        changes: [{ step: "minor", text: "First release.", packages: ["@shop/core"] }],
      },
    ]);
  });
});

it("lists a change under the theme that most of its packages share", () => {
  const change = (...names: string[]) => ({
    step: "minor" as const,
    text: names.join(),
    packages: names.map((name) => `@seamline/${name}`),
  });
  const clients = change("codegen", "edge", "retention");
  const emulator = change("emulator");
  expect(byTheme([emulator, clients])).toEqual([
    ["Clients", [clients]],
    ["Emulator", [emulator]],
  ]);
});

it("shows every change exactly once on the changelog page", () => {
  const shown = builtPage("/changelog/").all(".change-list > li");
  const changes = repositoryReleases().flatMap((release) => release.changes);
  const names = (entries: readonly unknown[]) => entries.map(String).toSorted();
  expect(names(shown.map(({ properties }) => properties.id))).toEqual(names(changes.map(({ name }) => name)));
});
