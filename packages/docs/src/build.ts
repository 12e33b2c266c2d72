/**
 * Builds the site into `dist`, or another folder, which it replaces as a whole: when a page fails, the folder stays as it
 * was.
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
// The scripts of the site are the same wherever it is built, in a test or a shell with another setting.
process.env.NODE_ENV = "production";
// Astro finds the packages of the site only from below the current folder.
process.chdir(root);
// A folder of its own: builds at once would find half of what others note about content, or remove what they write.
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
    // The folder may be on another disk.
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await cp(from, to, { recursive: true });
  }
}
