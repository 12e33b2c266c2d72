/**
 * Bundles the parts of openapi-typescript that make types into `dist/vendor/openapi-typescript.cjs`. Its entry would
 * load a linter and a bundler too, which takes as long as the compiler does.
 *
 * In the place of `@redocly/openapi-core`, `references.ts` reads references: the former throws at a name with a
 * percent sign in it (`cpu%`), and brings an HTTP agent, a YAML parser and a logger along.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";

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

const { metafile, outputFiles } = await build({
  stdin: { contents: parts, resolveDir: root },
  plugins: [ownReferences],
  // The nodes that it makes are changed and printed by the same compiler.
  external: ["typescript"],
  bundle: true,
  format: "cjs",
  platform: "node",
  target: "node20.19",
  charset: "utf8",
  metafile: true,
  write: false,
});
const notices = await noticesOf(Object.keys(metafile.inputs));
await mkdir(dirname(target), { recursive: true });
await writeFile(target, [...notices, ...outputFiles.map(({ text }) => text)].join("\n"));

/** The licences of the packages that the modules are of, as comments: they ask to be kept in copies. */
async function noticesOf(modules: readonly string[]): Promise<string[]> {
  const folders = modules.map((module) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0]);
  const bundled = [...new Set(folders.filter((folder) => folder !== undefined))].sort();
  return Promise.all(bundled.map((folder) => noticeOf(join(process.cwd(), folder))));
}

async function noticeOf(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  // Some packages name their licence in the manifest alone.
  const named = `${manifest.license} licence, ${manifest.author?.name ?? manifest.author}`;
  const licence = file === undefined ? named : await readFile(join(folder, file), "utf8");
  return `/*\n${manifest.name} ${manifest.version}\n\n${licence.trim().replaceAll("*/", "*\\/")}\n*/`;
}
