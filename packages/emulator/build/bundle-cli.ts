/**
 * Bundles the command line as a script, because Node spends a fifth of the start-up time on finding and opening hundreds
 * of modules, and caches more compiled code of a script. The bundle also contains the dependencies that are loaded at
 * start-up. The other dependencies are only used by functions.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
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

const { metafile, outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: [join(root, "src/node/cli/run-cli.ts")],
  bundle: true,
  write: false,
  external: external.filter((name) => !NEEDED_AT_START.includes(name)),
  // The package has only CommonJS files for Node. Its modules for browsers contain the same code.
  alias: { yaml: join(root, "node_modules/yaml/browser/index.js") },
  format: "cjs",
  // Node warns about scripts that import modules.
  supported: { "dynamic-import": false },
  define: { "import.meta.url": "fileUrl" },
  banner: { js: "(function (module, require, fileUrl) {" },
  footer: { js: "})" },
  platform: "node",
  target: "node20.19",
  // V8 needs half as much memory for ASCII source code.
  charset: "ascii",
  metafile: true,
});
const text = outputFiles.map((file) => file.text).join("");
const hash = createHash("sha256").update(text).digest("hex");
await writeFile(join(folder, "run-cli.cjs"), `/*${hash}*/${text}`);
await writeNotices(folder, await bundledPackages(Object.keys(metafile.inputs), root));
