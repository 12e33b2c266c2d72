import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { documents } from "@seamline/specs";
import { expect, onTestFinished, test } from "vitest";
import { siteFiles, siteFolder } from "../built/site-files.ts";

const run = promisify(execFile);
const site = fileURLToPath(new URL("../..", import.meta.url));
const kept = join(site, ".pages");
const services = [...new Set(documents.map(({ service }) => service))];

/** Builds the site into a temporary folder. */
async function buildSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "seamline-site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await run(process.execPath, ["--max-semi-space-size=64", "src/build.ts", join(folder, "site")], {
    cwd: site,
  });
  return join(folder, "site");
}

/** Returns the names of the cache files. A name contains the service and the digest of the inputs. */
function keptNames(): string[] {
  return existsSync(kept) ? readdirSync(kept).toSorted() : [];
}

function serviceOf(name: string): string {
  return name.split(".")[0] ?? "";
}

/** Returns the files that differ from the site that was built before the tests. */
function differingFiles(built: string): string[] {
  const files = siteFiles(built);
  expect(files).toEqual(siteFiles());
  return files.filter(
    (file) => !readFileSync(join(built, file)).equals(readFileSync(join(siteFolder, file))),
  );
}

/** Returns the names and inodes of folders that concurrent builds share. A build must not replace these folders. */
function sharedFolders(): string[] {
  const folders = ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"];
  return folders.map((folder) => `${folder} ${statSync(join(site, folder), { throwIfNoEntry: false })?.ino}`);
}

// A build may take a minute while other tests run.
test("a build that renders a single service produces the same bytes as a full build", {
  timeout: 600_000,
}, async () => {
  if (keptNames().length < services.length) await buildSite();
  const before = keptNames();
  expect(new Set(before.map(serviceOf))).toEqual(new Set(services));
  const [rendered = ""] = before;
  rmSync(join(kept, rendered));
  const shared = sharedFolders();

  const built = await buildSite();

  expect(keptNames()).toEqual(before);
  expect(differingFiles(built)).toEqual([]);
  expect(sharedFolders()).toEqual(shared);
});
