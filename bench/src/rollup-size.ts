import { existsSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { type Plugin, rollup } from "rollup";

/** Sizes of a minified program, in bytes. */
export interface Sizes {
  readonly gzip: number;
  readonly brotli: number;
}

/** Bundles a program with Rollup, minifies it with esbuild, and compresses it. */
export async function rollupSize(entry: string): Promise<Sizes> {
  const bundle = await rollup({ input: entry, plugins: [typescript], onLog: () => undefined });
  const { output } = await bundle.generate({ format: "es" });
  const chunk = output.find((file) => file.type === "chunk");
  const minified = await transform(chunk?.code ?? "", { minify: true, format: "esm", target: "es2022" });
  const bytes = Buffer.from(minified.code);
  return { gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
}

/** Compiles TypeScript, and resolves packages in the same way as esbuild does for browsers. */
const typescript: Plugin = {
  name: "typescript",
  async resolveId(source, importer) {
    if (importer === undefined) return null;
    const found: { id?: string } = {};
    await build({
      stdin: { contents: `import ${JSON.stringify(source)}`, resolveDir: importer.replace(/\/[^/]+$/, "") },
      bundle: true,
      write: false,
      platform: "browser",
      logLevel: "silent",
      plugins: [
        {
          name: "resolve",
          setup(esbuild) {
            esbuild.onLoad({ filter: /.*/ }, ({ path }) => {
              found.id ??= path;
              return { contents: "" };
            });
          },
        },
      ],
    });
    // Rollup also reads `sideEffects` of packages, which all clients either set or do not need.
    return found.id !== undefined && existsSync(found.id) ? { id: found.id, moduleSideEffects: false } : null;
  },
  async transform(code, id) {
    if (!id.endsWith(".ts")) return null;
    const compiled = await transform(code, { loader: "ts", target: "es2022", sourcemap: false });
    return { code: compiled.code, map: null };
  },
};
