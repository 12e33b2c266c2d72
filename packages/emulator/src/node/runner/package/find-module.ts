import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { liesWithin } from "./lies-within.ts";
import { packageError } from "./package-error.ts";

/** What Node adds to a name, in turn (nodejs.org/api/modules.html, LOAD_AS_FILE). */
const ENDINGS = ["", ".js", ".json", ".node"] as const;

/**
 * Finds the module that the framework will load. It asks Node for the folder, as `require` does, and for its own
 * `function.js` then. Node goes on to `index.js` where `main` leads nowhere. It is not Node that is asked here: what
 * it once read of a folder it remembers for as long as it runs.
 *
 * @param main that of `package.json`
 * @returns nothing where there is none
 * @throws CodeError where `main` leads out of the folder
 */
export async function findModule(folder: string, main = ""): Promise<string | undefined> {
  for (const file of candidates(folder, main)) if (await isFile(file)) return file;
  return undefined;
}

function candidates(folder: string, main: string): readonly string[] {
  const index = indexOf(folder);
  const last = join(folder, "function.js");
  if (main === "") return [...index, last];
  const named = resolve(folder, main);
  if (!liesWithin(folder, named)) {
    throw packageError(
      `package.json: "main" is ${JSON.stringify(main)}, outside of the archive: name a file within it`,
    );
  }
  return [...ENDINGS.map((ending) => `${named}${ending}`), ...indexOf(named), ...index, last];
}

function indexOf(folder: string): readonly string[] {
  return ENDINGS.slice(1).map((ending) => join(folder, `index${ending}`));
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
