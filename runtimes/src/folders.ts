import { fileURLToPath } from "node:url";

function folder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** The packages of the workspace, built. */
export const packagesFolder = folder("../../packages/");
/** Programs of this run. */
export const distFolder = folder("../dist/");
/** The programs of what is installed here: all of them native, so that a signal reaches the runtime itself. */
export const binFolder = folder("../node_modules/.bin/");
