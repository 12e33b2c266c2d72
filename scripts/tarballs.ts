/**
 * Packs every public package into `tarballs`, for projects that need the packages before the first release.
 *
 * pnpm tarballs
 * npm install <here>/tarballs/*.tgz     in the project; use "add" with pnpm, Yarn and Bun
 */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { packForProjects } from "./release/pack-for-projects.ts";
import { publicPackages, workspaceFolder } from "./release/packages.ts";
import { runTurbo } from "./start/run-turbo.ts";

const folder = join(workspaceFolder, "tarballs");
const packages = await publicPackages();

// Turbo restores files from its cache but does not remove any, so files from removed services would be packed.
for (const { folder: source } of packages) {
  for (const built of ["dist", "lib"]) await rm(join(source, built), { recursive: true, force: true });
}
const filters = packages.map(({ name }) => `--filter=${name}`);
if ((await runTurbo(["bundle", "build", ...filters])) !== 0) process.exit(1);
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const tarballs = await packForProjects(packages, folder);
console.log(`${tarballs.join("\n")}\n\n${instructions()}`);

/** Returns the commands that install the tarballs in a project. */
function instructions(): string {
  const all = `${/\s/.test(folder) ? JSON.stringify(folder) : folder}/*.tgz`;
  return [
    "In your project, install all packages with one of these commands, or name only the files that you need:",
    "",
    ...["npm install", "pnpm add", "yarn add", "bun add"].map((command) => `  ${command} ${all}`),
    "",
    'The files refer to each other by path. After you move the folder, run "npx -y pnpm tarballs" again.',
  ].join("\n");
}
