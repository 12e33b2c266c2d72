import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { documents } from "@seamline/specs";
import { expect, onTestFinished, test } from "vitest";
import { siteFiles, siteFolder } from "../built/site-files.ts";

const site = fileURLToPath(new URL("../..", import.meta.url));
const kept = join(site, ".pages");
const services = [...new Set(documents.map(({ service }) => service))];

/** Builds the site into a new folder. */
function buildSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "seamline-site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync(process.execPath, ["src/build.ts", join(folder, "site")], { cwd: site, stdio: "pipe" });
  return join(folder, "site");
}

/** The names of what is kept: the service and the digest of what its pages are rendered from. */
function keptNames(): string[] {
  return existsSync(kept) ? readdirSync(kept).toSorted() : [];
}

function serviceOf(name: string): string {
  return name.split(".")[0] ?? "";
}

// Two builds at most, each of which may take a minute beside other tests.
test("a site of which one service alone is rendered is the same, byte for byte", { timeout: 300_000 }, () => {
  if (keptNames().length < services.length) buildSite();
  const before = keptNames();
  expect(new Set(before.map(serviceOf))).toEqual(new Set(services));
  const [rendered = ""] = before;
  rmSync(join(kept, rendered));

  const built = buildSite();

  expect(keptNames()).toEqual(before);
  const files = siteFiles(built);
  expect(files).toEqual(siteFiles());
  const differing = files.filter(
    (file) => !readFileSync(join(built, file)).equals(readFileSync(join(siteFolder, file))),
  );
  expect(differing).toEqual([]);
});
