/**
 * Bundles the program of the command line, and replaces what the compiler made of it: Node takes a fifth of the time of a
 * start to find and open its hundreds of modules. The dependencies of the package are not bundled.
 */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { bundledPackages } from "@seamline/third-party/bundled-packages";
import { writeNotices } from "@seamline/third-party/notices-file";
import { build } from "esbuild";

const root = join(import.meta.dirname, "..");
const folder = join(root, "dist/node/cli");

const { dependencies, peerDependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

// Chunks are named by their contents, so those of the last build would stay.
await rm(join(folder, "chunks"), { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [join(root, "src/node/cli/run-cli.ts")],
  outdir: folder,
  chunkNames: "chunks/[name]-[hash]",
  bundle: true,
  splitting: true,
  external: Object.keys({ ...dependencies, ...peerDependencies }),
  format: "esm",
  platform: "node",
  target: "node20.19",
  charset: "utf8",
  metafile: true,
});
await writeNotices(folder, await bundledPackages(Object.keys(metafile.inputs), root));
