/** Builds the site into `dist`, which it replaces as a whole: when a page fails, the folder stays as it was. */
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "astro";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = join(root, "dist");
const beside = await mkdtemp(join(root, ".dist-"));
const staging = join(beside, "site");
process.env.ASTRO_TELEMETRY_DISABLED = "1";
try {
  // What is kept of an earlier build may name files that this one calls otherwise.
  await build({ root, outDir: staging, logLevel: "warn", force: true });
  await swapIn(join(beside, "previous"));
  console.log(`Docs: the site is in ${out}`);
} finally {
  await rm(beside, { recursive: true, force: true });
}

/** Replaces the old site by the new one, and restores it if that fails. */
async function swapIn(previous: string): Promise<void> {
  const replaces = existsSync(out);
  if (replaces) await rename(out, previous);
  try {
    await rename(staging, out);
  } catch (error) {
    if (replaces) await rename(previous, out);
    throw error;
  }
}
