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

/** The packages of the workspace by their folder. */
export function packages(): Map<string, Manifest> {
  const files = readdirSync(packagesFolder).map((name) => join(packagesFolder, name, "package.json"));
  return new Map(
    files.filter(existsSync).map((file) => [join(file, ".."), JSON.parse(readFileSync(file, "utf8"))]),
  );
}

/**
 * What users import of the runtime and of the packages that stand on it: `@seamline/edge/reference`.
 *
 * @param builtins whether to name entries that need Node's built-in modules: they are called `node`
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

/** The packages of the workspace, built. */
const packagesFolder = folder("../../packages/");
/** Programs of this run. */
export const distFolder = folder("../dist/");
/** The programs of what is installed here: all of them native, so that a signal reaches the runtime itself. */
export const binFolder = folder("../node_modules/.bin/");
