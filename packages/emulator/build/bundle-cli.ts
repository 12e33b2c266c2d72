/**
 * Bundles the program of the command line, and replaces what the compiler made of it: Node takes a fifth of the time of a
 * start to find and open its hundreds of modules. For the same reason the dependencies that a start may need are
 * bundled. The others are not: only functions need them, and most are CommonJS, which cannot be bundled as modules.
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

// Chunks are named by their contents, so those of the last build would stay.
await rm(join(folder, "chunks"), { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [join(root, "src/node/cli/run-cli.ts")],
  outdir: folder,
  chunkNames: "chunks/[name]-[hash]",
  bundle: true,
  splitting: true,
  external: external.filter((name) => !NEEDED_AT_START.includes(name)),
  // For Node, the package offers CommonJS alone; its modules for browsers are the same code.
  alias: { yaml: join(root, "node_modules/yaml/browser/index.js") },
  format: "esm",
  platform: "node",
  target: "node20.19",
  // V8 keeps a text in half the memory if it is ASCII.
  charset: "ascii",
  metafile: true,
});
await writeNotices(folder, await bundledPackages(Object.keys(metafile.inputs), root));
