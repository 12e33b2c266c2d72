import { relative, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Metafile } from "esbuild";

/** A program as a browser loads it. Sizes are in bytes. */
export interface Bundle {
  readonly min: number;
  readonly brotli: number;
  /** Bytes that each file contributes, by absolute path; 0 for a file of which nothing was used. */
  readonly files: ReadonlyMap<string, number>;
}

export interface BundleSettings {
  /** Modules that are left out. */
  readonly external?: readonly string[];
  /** Whether modules of `import()` become files of their own, which are not counted. */
  readonly splitting?: boolean;
}

/**
 * Bundles a program, minified, for browsers.
 *
 * @param folder where its imports are looked up
 */
export async function bundle(
  program: string,
  folder: string,
  { external = [], splitting = false }: BundleSettings = {},
): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: folder, loader: "ts", sourcefile: "program.ts" },
    bundle: true,
    minify: true,
    treeShaking: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    external: [...external],
    splitting,
    outdir: folder,
    absWorkingDir: folder,
    metafile: true,
    write: false,
  });
  const loaded = loadedAtOnce(metafile);
  const sizes = outputFiles
    .filter(({ path }) => loaded.has(relative(folder, path)))
    .map(({ contents }) => [contents.length, brotliCompressSync(contents).length] as const);
  return {
    min: sizes.reduce((total, [min]) => total + min, 0),
    brotli: sizes.reduce((total, [, brotli]) => total + brotli, 0),
    files: bytesByFile(metafile, folder),
  };
}

function bytesByFile({ inputs, outputs }: Metafile, folder: string): Map<string, number> {
  const bytesOf = (path: string) =>
    Object.values(outputs).reduce((total, output) => total + (output.inputs[path]?.bytesInOutput ?? 0), 0);
  return new Map(Object.keys(inputs).map((path) => [resolve(folder, path), bytesOf(path)]));
}

/** Names of the program's entry file and of the files that it imports statically. */
function loadedAtOnce({ outputs }: Metafile): Set<string> {
  const start = Object.keys(outputs).filter((name) => outputs[name]?.entryPoint === "program.ts");
  const loaded = new Set(start);
  for (const name of loaded) {
    for (const { path, kind, external } of outputs[name]?.imports ?? []) {
      if (kind === "import-statement" && !external) loaded.add(path);
    }
  }
  return loaded;
}
