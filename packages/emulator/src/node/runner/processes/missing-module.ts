import { isAbsolute } from "node:path";
import { hideFolder } from "./hide-folder.ts";

/** How Node says that a module is not there: from CommonJS, then from an ES module. */
const MISSING = /Cannot find (?:module|package) '([^']+)'(?: imported from (\S.*))?/;

/** The first of the modules by which CommonJS came to ask for it. */
const REQUIRED_BY = /^Require stack:\n- (.+)$/m;

/** What is wrong where an error says that a module is not there. */
export function missingModule(
  text: string,
  written: string,
  { folder, dependencies }: { readonly folder: string; readonly dependencies: readonly string[] },
): string | undefined {
  const [, asked, importer] = MISSING.exec(text) ?? [];
  if (asked === undefined) return undefined;
  const from = importer ?? REQUIRED_BY.exec(written)?.[1];
  const who = from === undefined ? "it" : hideFolder(from, folder);
  if (asked.startsWith(".") || isAbsolute(asked)) {
    return `Cannot find module '${hideFolder(asked, folder)}', which ${who} asks for: it is not in the archive`;
  }
  const name = packageName(asked);
  const why = dependencies.includes(name)
    ? "package.json lists it in its dependencies, but it is not installed"
    : "package.json does not list it in its dependencies";
  return `Cannot find module '${asked}', which ${who} asks for: ${why}`;
}

/** Of `@scope/name/part`, `@scope/name`. */
function packageName(asked: string): string {
  return asked
    .split("/")
    .slice(0, asked.startsWith("@") ? 2 : 1)
    .join("/");
}
