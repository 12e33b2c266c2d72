import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOverlay } from "@seamline/overlay";
import { expect, onTestFinished, test } from "vitest";
import { manifests, read } from "../repository.ts";
import { testPages } from "./page-tests.ts";
import { readmes, snippetsIn } from "./snippets.ts";

const published = [...manifests()].filter(([, manifest]) => !manifest.private);

test.each(published)("the README of %s starts with a snippet that runs", (path) => {
  const [title, ...rest] = read(`${path}/README.md`).split("\n").filter(Boolean);
  expect(title).toMatch(/^# @seamline\//);
  expect(rest.slice(0, 6).some((line) => /^```(ts|sh)$/.test(line))).toBe(true);
});

test("an overlay in a README is valid", async () => {
  const overlays = readmes()
    .flatMap(snippetsIn)
    .filter(({ language, code }) => language === "yaml" && code.startsWith("overlay:"));
  expect(overlays.length).toBeGreaterThan(0);
  const folder = await mkdtemp(join(tmpdir(), "seamline-overlay-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [index, { code }] of overlays.entries()) {
    const file = join(folder, `${index}.overlay.yaml`);
    await writeFile(file, code);
    expect(() => readOverlay(file)).not.toThrow();
  }
});

testPages(readmes());
