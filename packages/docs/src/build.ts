/**
 * Builds the site into `dist` or another folder. Replaces the folder only if the whole build succeeds.
 *
 *   node src/build.ts [FOLDER]
 */
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { replaceFolder } from "@seamline/contract-diff/replace-folder";
import { build } from "astro";

const root = fileURLToPath(new URL("..", import.meta.url));
const { positionals } = parseArgs({ allowPositionals: true });
const out = resolve(positionals[0] ?? join(root, "dist"));
process.env.ASTRO_TELEMETRY_DISABLED = "1";
// Build the same browser scripts in every environment.
process.env.NODE_ENV = "production";
// Astro resolves the site's packages relative to the current folder.
process.chdir(root);
// Use a temporary folder, because concurrent builds would otherwise overwrite or remove each other's content cache.
const own = await mkdtemp(join(root, ".dist-"));
try {
  const outDir = join(own, "site");
  await build({ root, outDir, cacheDir: join(own, "cache"), logLevel: "warn" });
  await replaceFolder(out, (next) => move(outDir, next));
} finally {
  await rm(own, { recursive: true, force: true });
}
console.log(`Docs: the site is in ${out}`);

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    // The folders may be on different disks.
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await cp(from, to, { recursive: true });
  }
}
