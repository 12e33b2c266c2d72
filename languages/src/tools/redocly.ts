import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../folders.ts";
import { runCommand } from "../run-command.ts";

/** Redocly's command, which the repository has among its own tools. */
const redocly = join(root, "node_modules/.bin/redocly");

/** Reads the version that the manifest of the repository pins. */
export function redoclyVersion(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return devDependencies["@redocly/cli"];
}

/** Generates a client of a document with the command `generate-client`. */
export async function generateWithRedocly(
  spec: string,
  output: string,
  settings: readonly string[] = [],
): Promise<void> {
  const args = ["generate-client", spec, "--output", output, ...settings];
  // Not in the repository, whose configuration has rules for linting only.
  await runCommand({ program: redocly, args, cwd: dirname(output) });
}
