import { mkdir, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";
import { clientEntries, distFolder, packages } from "./entries.ts";
import type { Settings } from "./suite/run-suite.ts";

const suite = fileURLToPath(new URL("suite/run-suite.ts", import.meta.url));

interface Program extends Settings {
  /** Whether the runtime has Node's built-in modules and resolves packages by itself. */
  readonly builtins: boolean;
  /** The code that runs `suite()`, whose promise never rejects. Default: run it at once. */
  readonly start?: string;
  /** The conditions of the bundler. */
  readonly conditions?: BuildOptions["conditions"];
}

/** Lets programs in `dist/` import the built packages by name. */
export async function linkPackages(): Promise<void> {
  await rm(distFolder, { recursive: true, force: true });
  for (const [folder, { name }] of packages()) {
    const link = join(distFolder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(folder, link, "dir");
  }
}

/**
 * Writes a program that runs the suite and returns its path. If the runtime resolves packages by itself, the program
 * imports their built files; otherwise they are bundled, as applications do.
 *
 * @throws Error when an entry cannot be bundled, such as one that imports a `node:` module
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
