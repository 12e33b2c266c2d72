import { relative, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";

/** A bundled program. Sizes are in bytes. */
export interface Bundle {
  readonly min: number;
  readonly gzip: number;
  readonly brotli: number;
  /** Bytes that each file contributes, by absolute path; 0 if nothing from the file is used. */
  readonly files: ReadonlyMap<string, number>;
}

export interface BundleSettings {
  /**
   * Default: `browser`. For Node, third-party packages are excluded, because they are installed alongside the program.
   */
  readonly platform?: "browser" | "node";
  readonly external?: readonly string[];
  /** Whether `import()` creates separate files, whose size is not counted. */
  readonly splitting?: boolean;
}

/**
 * Bundles and minifies a program.
 *
 * @param folder folder from which the program's imports are resolved
 */
export async function bundle(
  program: string,
  folder: string,
  { platform = "browser", external = [], splitting = false }: BundleSettings = {},
): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: folder, loader: "ts", sourcefile: "program.ts" },
    bundle: true,
    minify: true,
    treeShaking: true,
    format: "esm",
    platform,
    packages: platform === "node" ? "external" : "bundle",
    target: "es2022",
    external: [...external],
    splitting,
    outdir: folder,
    absWorkingDir: folder,
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const loaded = loadedAtOnce(metafile);
  const sizes = outputFiles
    .filter(({ path }) => loaded.has(relative(folder, path)))
    .map(({ contents }) => ({
      min: contents.length,
      gzip: gzipSync(contents).length,
      brotli: brotliCompressSync(contents).length,
    }));
  const total = (of: "min" | "gzip" | "brotli"): number => sizes.reduce((sum, size) => sum + size[of], 0);
  return {
    min: total("min"),
    gzip: total("gzip"),
    brotli: total("brotli"),
    files: bytesByFile(metafile, folder),
  };
}

function bytesByFile({ inputs, outputs }: Metafile, folder: string): Map<string, number> {
  const bytesOf = (path: string) =>
    Object.values(outputs).reduce((total, output) => total + (output.inputs[path]?.bytesInOutput ?? 0), 0);
  return new Map(Object.keys(inputs).map((path) => [resolve(folder, path), bytesOf(path)]));
}

/** Returns the names of the program's entry file and its static imports. */
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
