import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const runtime = "@seamline/client-core";

/** Returns the workspace packages, by folder. */
export function packages(): Map<string, Manifest> {
  const files = readdirSync(packagesFolder).map((name) => join(packagesFolder, name, "package.json"));
  return new Map(
    files.filter(existsSync).map((file) => [join(file, ".."), JSON.parse(readFileSync(file, "utf8"))]),
  );
}

/**
 * Returns the entries of the runtime and of the packages that depend on it, such as `@seamline/edge/reference`.
 *
 * @param builtins whether to include the entries named `node`, which need Node's built-in modules
 */
export function clientEntries(builtins: boolean): string[] {
  const clients = [...packages().values()].filter(
    ({ name, private: isPrivate, dependencies = {} }) =>
      !isPrivate && (name === runtime || runtime in dependencies),
  );
  return clients
    .flatMap(({ name, exports = {} }) => Object.keys(exports).map((path) => `${name}${path.slice(1)}`))
    .filter((entry) => !entry.endsWith("/package.json") && (builtins || !entry.endsWith("/node")));
}

function folder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Folder of the built packages. */
const packagesFolder = folder("../../packages/");
/** Folder for this run's programs. */
export const distFolder = folder("../dist/");
/** Folder of the installed runtimes. These are native programs, so a signal reaches the runtime itself. */
export const binFolder = folder("../node_modules/.bin/");
