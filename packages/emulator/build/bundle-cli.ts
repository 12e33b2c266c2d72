/**
 * Writes the program of the command line anew, over what the compiler made of it: of hundreds of modules, which take
 * Node a fifth of a start to find and open, a few. What the package depends on stays outside, with its licences.
 */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const root = join(import.meta.dirname, "..");
const folder = join(root, "dist/node/cli");

const { dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};

// Their names change with their contents: those of the last time would stay.
await rm(join(folder, "chunks"), { recursive: true, force: true });
await build({
  entryPoints: [join(root, "src/node/cli/run-cli.ts")],
  outdir: folder,
  chunkNames: "chunks/[name]-[hash]",
  bundle: true,
  splitting: true,
  external: Object.keys(dependencies),
  format: "esm",
  platform: "node",
  target: "node20.19",
  charset: "utf8",
});
