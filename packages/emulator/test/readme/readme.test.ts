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

/** Returns the code in the first column of the table below a heading. */
function firstCells(page: string, heading: string): string[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code),
  );
}

test("the README lists exactly the existing control routes", () => {
  const ofServices = Object.values(services).flatMap(({ name, controlRoutes: own = [] }: AnyService) =>
    own.map((route) => ({ ...route, path: `/${name}${route.path}` })),
  );
  const routes = [...controlRoutes, ...ofServices].map(({ method, path }) => `${method} ${path}`);
  expect(firstCells(readme, "Control the emulator over HTTP").sort()).toEqual(routes.sort());
});

test("the testing guide lists exactly the members of a fault", () => {
  expect(firstCells(guide, "Inject failures").sort()).toEqual(Object.keys(faultMembers).sort());
});

test("the README lists every quirk with its description and reason", () => {
  for (const { name, takes, reason } of enabledQuirks())
    expect(readme).toContain(`| \`${name}\` | ${takes} | ${reason} |`);
  expect(firstCells(readme, "See what the emulator covers")).toHaveLength(enabledQuirks().length);
});

test("the seed in the README is valid", async () => {
  const blocks = [...readme.matchAll(/^```yaml.*\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
  expect(blocks).toHaveLength(1);
  for (const block of blocks) await createEmulator({ seed: await parseSeed(block) }).ready;
});
