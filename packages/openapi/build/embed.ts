/**
 * Copies the modules that another package imports from this package into that package's build output, and rewrites the
 * imports. This package is private, so users of the other package cannot install it.
 *
 * tsc -p tsconfig.build.json && node node_modules/@seamline/openapi/build/embed.ts [folder]
 *
 * The output folder is relative to the working directory and defaults to `dist`. The package's dependencies must
 * include all third-party imports in the copied modules.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";

const [, , OUTPUT = "dist"] = process.argv;
const COPIES = join(OUTPUT, "openapi");
const BUILT = join(import.meta.dirname, "../dist");

/** Matches imports of this package, in modules and declarations. */
const OWN_IMPORT = /"@seamline\/openapi\/([\w-]+)"/g;
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)"([^"]+)"/g;

/** Rewrites the imports in the output and returns the names of the imported modules. */
async function repointOutput(): Promise<Set<string>> {
  const imported = new Set<string>();
  for (const entry of await readdir(OUTPUT, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|d\.ts)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, "utf8");
    const toCopies = relative(dirname(file), COPIES).replaceAll("\\", "/");
    const repointed = text.replace(OWN_IMPORT, (_, name: string) => {
      imported.add(name);
      return `"${toCopies.startsWith(".") ? toCopies : `./${toCopies}`}/${name}.js"`;
    });
    if (repointed !== text) await writeFile(file, repointed);
  }
  return imported;
}

/**
 * Copies modules and, recursively, their imports.
 *
 * @returns the third-party packages that the copies import
 */
async function copyModules(names: Set<string>): Promise<Set<string>> {
  const packages = new Set<string>();
  // Iterating over a Set also visits the names that are added during the loop.
  for (const name of names) {
    for (const file of [`${name}.js`, `${name}.d.ts`]) {
      const text = await readFile(join(BUILT, file), "utf8");
      for (const [, specifier = ""] of text.matchAll(IMPORT)) {
        const own = /^\.\/([\w-]+)\.[jt]s$/.exec(specifier)?.[1];
        if (own !== undefined) names.add(own);
        else if (!isBuiltin(specifier)) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
      }
      await writeFile(join(COPIES, file), text);
    }
  }
  return packages;
}

await rm(COPIES, { recursive: true, force: true });
const imported = await repointOutput();
if (imported.size > 0) await mkdir(COPIES, { recursive: true });
const needed = await copyModules(imported);
const manifest = JSON.parse(await readFile("package.json", "utf8")) as { dependencies?: object };
const missing = [...needed].filter((name) => !Object.hasOwn(manifest.dependencies ?? {}, name));
if (missing.length > 0) {
  throw new Error(
    `Add the imports of the copied @seamline/openapi modules to dependencies: ${missing.join(", ")}.`,
  );
}
