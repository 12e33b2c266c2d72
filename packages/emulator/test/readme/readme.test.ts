import { readFileSync } from "node:fs";
import type { AnyService } from "@seamline/emulator-kit";
import { controlRoutes, faultMembers } from "@seamline/emulator-kit/host";
import { enabledQuirks } from "@seamline/openapi/quirks";
import { expect, test } from "vitest";
import { services } from "../../src/generated/services.gen.ts";
import { createEmulator, parseSeed } from "../../src/index.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const guide = readFileSync(
  new URL("../../../docs/src/content/docs/guides/testing.md", import.meta.url),
  "utf8",
);

/** What stands in the first cells of the table under a heading, in code marks. */
function firstCells(page: string, heading: string): string[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code),
  );
}

test("the README lists every control route, and no other", () => {
  const ofServices = Object.values(services).flatMap(({ name, controlRoutes: own = [] }: AnyService) =>
    own.map((route) => ({ ...route, path: `/${name}${route.path}` })),
  );
  const routes = [...controlRoutes, ...ofServices].map(({ method, path }) => `${method} ${path}`);
  expect(firstCells(readme, "Over HTTP").sort()).toEqual(routes.sort());
});

test("the guide to testing lists every member of a fault, and no other", () => {
  expect(firstCells(guide, "Failures on demand").sort()).toEqual(Object.keys(faultMembers).sort());
});

test("the README lists every quirk, with what the service accepts and why", () => {
  for (const { name, takes, reason } of enabledQuirks())
    expect(readme).toContain(`| \`${name}\` | ${takes} | ${reason} |`);
  expect(firstCells(readme, "What it covers")).toHaveLength(enabledQuirks().length);
});

test("the README's seed is valid", async () => {
  const blocks = [...readme.matchAll(/^```yaml.*\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
  expect(blocks).toHaveLength(1);
  for (const block of blocks) await createEmulator({ seed: await parseSeed(block) }).ready;
});
