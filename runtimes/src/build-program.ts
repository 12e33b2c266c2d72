import { mkdir, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";
import { clientEntries, distFolder, packages } from "./entries.ts";
import type { Settings } from "./suite/run-suite.ts";

const suite = fileURLToPath(new URL("suite/run-suite.ts", import.meta.url));

interface Program extends Settings {
  /** True if the runtime has Node's built-in modules and resolves packages itself. */
  readonly builtins: boolean;
  /** Code that calls `suite()`, whose promise never rejects. By default, the program calls it immediately. */
  readonly start?: string;
  /** Export conditions for the bundler. */
  readonly conditions?: BuildOptions["conditions"];
}

/** Links the built packages so that programs in `dist/` can import them by name. */
export async function linkPackages(): Promise<void> {
  await rm(distFolder, { recursive: true, force: true });
  for (const [folder, { name }] of packages()) {
    const link = join(distFolder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(folder, link, "dir");
  }
}

/**
 * Writes a program that runs the suite, and returns its path. If the runtime resolves packages itself, the program
 * imports the built files. Otherwise esbuild bundles them, as in an application.
 *
 * @throws Error if an entry cannot be bundled, for example because it imports a `node:` module
 */
export async function buildProgram(program: Program): Promise<string> {
  const { kind, builtins, conditions } = program;
  const outfile = join(distFolder, `${kind}.js`);
  await build({
    stdin: { contents: sourceOf(program), resolveDir: distFolder },
    nodePaths: [join(distFolder, "node_modules")],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
    conditions,
    ...(builtins ? { platform: "node", packages: "external" } : {}),
  });
  return outfile;
}

function sourceOf({ kind, servers, builtins, start = "await suite();" }: Program): string {
  const settings: Settings = { kind, servers };
  const entries = clientEntries(builtins);
  return [
    `import { runSuite } from ${JSON.stringify(suite)};`,
    ...entries.map((entry, index) => `import * as entry${index} from ${JSON.stringify(entry)};`),
    `const entries = { ${entries.map((entry, index) => `${JSON.stringify(entry)}: entry${index}`)} };`,
    `const suite = () => runSuite(${JSON.stringify(settings)}, entries);`,
    start,
  ].join("\n");
}
