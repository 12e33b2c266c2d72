/**
 * Packs every public package into `tarballs`, for projects that need them before there is a release.
 *
 *   pnpm tarballs
 *   npm install <here>/tarballs/*.tgz     in the project
 */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { publicPackages, workspaceFolder } from "./release/packages.ts";
import { packWorkspace } from "./release/tarball.ts";
import { runTurbo } from "./start/run-turbo.ts";

const folder = join(workspaceFolder, "tarballs");

if ((await runTurbo(["build", "--filter=./packages/*", "--filter=./specs"])) !== 0) process.exit(1);
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const { folder: source } of await publicPackages()) console.log(await packWorkspace(source, folder));
console.log(`\nIn your project: npm install ${join(folder, "*.tgz")}`);
