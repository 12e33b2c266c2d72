/**
 * Builds the site into `dist`, or another folder, which it replaces as a whole: when a page fails, the folder stays as it
 * was.
 *
 *   node src/build.ts [FOLDER]
 */
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
// What Astro keeps of an earlier build may name files that this one calls otherwise.
await replaceFolder(out, (outDir) => build({ root, outDir, logLevel: "warn", force: true }));
console.log(`Docs: the site is in ${out}`);
