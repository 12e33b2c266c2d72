/**
 * Bundles the parts of openapi-typescript that create types into `dist/vendor/openapi-typescript.cjs`. The main module
 * of openapi-typescript also loads a linter and a bundler, which takes as long as loading the compiler.
 *
 * Replaces `@redocly/openapi-core` with `references.ts`: the original fails for names with a percent sign (`cpu%`), and
 * depends on an HTTP agent, a YAML parser and a logger.
 */
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { bundledPackages } from "../../../scripts/third-party/bundled-packages.ts";
import { writeNotices } from "../../../scripts/third-party/notices-file.ts";

const root = join(import.meta.dirname, "..");
const target = join(root, "dist/vendor/openapi-typescript.cjs");

const parts = `
const { scanDiscriminators, resolveRef } = require("openapi-typescript/dist/lib/utils.cjs");
module.exports = {
  scanDiscriminators,
  resolveRef,
  transformSchema: require("openapi-typescript/dist/transform/index.cjs"),
  transformSchemaObject: require("openapi-typescript/dist/transform/schema-object.cjs").default,
};`;

const ownReferences: Plugin = {
  name: "own references",
  setup({ onResolve }) {
    const path = join(import.meta.dirname, "references.ts");
    onResolve({ filter: /^@redocly\/openapi-core\/lib\/ref-utils\.js$/ }, () => ({ path }));
  },
};

await mkdir(dirname(target), { recursive: true });
const { metafile } = await build({
  absWorkingDir: root,
  stdin: { contents: parts, resolveDir: root },
  outfile: target,
  plugins: [ownReferences],
  // Codegen transforms and prints the nodes that openapi-typescript creates, so both must use the same compiler.
  external: ["typescript"],
  bundle: true,
  format: "cjs",
  platform: "node",
  target: "node20.19",
  charset: "utf8",
  metafile: true,
});
await writeNotices(dirname(target), await bundledPackages(Object.keys(metafile.inputs), root));
