import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import type { PackageEntry } from "./package-entry.ts";

/** Bytes that the client's factory takes in a bundle: minified, compressed with brotli, dependencies included. */
export async function measureEntry(entry: PackageEntry): Promise<number> {
  const file = fileURLToPath(entry.module);
  const factory = Object.keys(await import(entry.module.href)).find((name) => /^create\w+Client$/.test(name));
  if (!factory) throw new Error(`${entry.specifier} exports no client factory.`);
  const result = await build({
    stdin: { contents: `export { ${factory} } from ${JSON.stringify(file)};`, resolveDir: dirname(file) },
    bundle: true,
    minify: true,
    format: "esm",
    mainFields: ["module", "main"],
    write: false,
  });
  return brotliCompressSync(result.outputFiles[0]?.contents ?? "").length;
}
