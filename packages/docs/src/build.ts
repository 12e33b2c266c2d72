/** Builds the site into `dist`, which it replaces as a whole: when a page fails, the folder stays as it was. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { replaceFolder } from "@seamline/contract-diff/replace-folder";
import { build } from "astro";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = join(root, "dist");
process.env.ASTRO_TELEMETRY_DISABLED = "1";
// What is kept of an earlier build may name files that this one calls otherwise.
await replaceFolder(out, (outDir) => build({ root, outDir, logLevel: "warn", force: true }));
console.log(`Docs: the site is in ${out}`);
