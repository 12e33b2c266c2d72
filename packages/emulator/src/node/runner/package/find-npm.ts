import { realpath } from "node:fs/promises";
import { basename, delimiter, dirname, join } from "node:path";

/** Where npm lies beside the program of Node, on Windows and elsewhere. */
const BESIDE = ["node_modules/npm/bin/npm-cli.js", "../lib/node_modules/npm/bin/npm-cli.js"] as const;

/**
 * Finds npm's program, which Node runs: that of the running Node, else the one that a shell would find. On Windows
 * the latter is a script of the shell, beside which the program lies.
 *
 * @param environment the one to look for `PATH` in
 * @returns nothing where there is none
 */
export async function findNpm(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const beside = BESIDE.map((path) => join(dirname(process.execPath), path));
  const path = Object.entries(environment).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "";
  const folders = path.split(delimiter).filter((folder) => folder !== "");
  const onPath = folders.flatMap((folder) => [join(folder, "npm"), join(folder, BESIDE[0])]);
  for (const candidate of [...beside, ...onPath]) {
    const program = await realpath(candidate).catch(() => undefined);
    if (program !== undefined && basename(program) === "npm-cli.js") return program;
  }
  return undefined;
}
