/**
 * Replaces the compiled command line with a bundle, because Node spends a fifth of the start-up time finding and
 * opening hundreds of modules. The bundle also contains the dependencies that are loaded at start-up. The other
 * dependencies are only used by functions, and most are CommonJS, which cannot be bundled as modules.
 */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { bundledPackages } from "../../../scripts/third-party/bundled-packages.ts";
import { writeNotices } from "../../../scripts/third-party/notices-file.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "dist/node/cli");

const { dependencies, peerDependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

const NEEDED_AT_START = ["@noble/hashes", "@seamline/emulator-kit", "fflate"];
const external = Object.keys({ ...dependencies, ...peerDependencies });

// Remove old chunks. The new build would not overwrite them, because their names contain a hash.
await rm(join(folder, "chunks"), { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [join(root, "src/node/cli/run-cli.ts")],
  outdir: folder,
  chunkNames: "chunks/[name]-[hash]",
  bundle: true,
  splitting: true,
  external: external.filter((name) => !NEEDED_AT_START.includes(name)),
  // The package has only CommonJS files for Node. Its modules for browsers contain the same code.
  alias: { yaml: join(root, "node_modules/yaml/browser/index.js") },
  format: "esm",
  platform: "node",
  target: "node20.19",
  // V8 needs half as much memory for ASCII source code.
  charset: "ascii",
  metafile: true,
});
await writeNotices(folder, await bundledPackages(Object.keys(metafile.inputs), root));
