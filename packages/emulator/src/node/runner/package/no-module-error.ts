import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { CodeError } from "../../../service/code-error.ts";

/** What some systems add to an archive without being asked. */
const ADDED = new Set(["__MACOSX", ".DS_Store", "Thumbs.db"]);
/** Names that are listed. */
const SHOWN = 12;

/**
 * Says what is missing where nothing can be loaded, and what may have been meant.
 *
 * @param main that of `package.json`
 */
export async function noModuleError(folder: string, entryPoint: string, main?: string): Promise<CodeError> {
  const entries = await readdir(folder, { withFileTypes: true });
  const there = entries
    .filter(({ name }) => !ADDED.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const wrapper = await wrapperIn(folder, there);
  if (wrapper !== undefined) {
    return error(
      `The archive has no module at its top to take ${JSON.stringify(entryPoint)} from: all of it lies in its folder ` +
        `"${wrapper}". Pack what is in that folder, not the folder itself`,
    );
  }
  return error(
    `${missing(main)} to take ${JSON.stringify(entryPoint)} from; it holds ${listed(there)}${hint(there, main)}`,
  );
}

function error(message: string): CodeError {
  return new CodeError("entry-point", message);
}

/** The folder that holds everything else, where it looks as the top should: a very common mistake. */
async function wrapperIn(folder: string, entries: readonly Dirent[]): Promise<string | undefined> {
  const [only] = entries;
  if (entries.length !== 1 || !only?.isDirectory() || only.name === "node_modules") return undefined;
  const tops = ["package.json", "index.js", "function.js"];
  const found = await Promise.all(
    tops.map((top) =>
      stat(join(folder, only.name, top)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true) ? only.name : undefined;
}

function missing(main: string | undefined): string {
  return main
    ? `The archive has neither ${JSON.stringify(main)}, which its package.json names as "main", nor an index.js or function.js`
    : 'The archive has no index.js or function.js at its top, and no package.json that names another module as "main",';
}

function listed(entries: readonly Dirent[]): string {
  if (entries.length === 0) return "nothing";
  const names = entries.slice(0, SHOWN).map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  const more = entries.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** Node finds modules with these endings where they are named alone. */
function hint(entries: readonly Dirent[], main: string | undefined): string {
  const other = entries.find(({ name }) => /^(index|function)\.(mjs|cjs|ts)$/.test(name))?.name;
  if (other?.endsWith(".ts")) return `. Pack what ${other} is compiled to`;
  if (other !== undefined) return `. Name ${other} as "main" in package.json`;
  return main ? ". Was it built before it was packed?" : "";
}
