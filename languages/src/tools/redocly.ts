import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../folders.ts";
import { runCommand } from "../run-command.ts";

/** Path of the Redocly command, a development dependency of the repository. */
const redocly = join(root, "node_modules/.bin/redocly");

/** Reads the version pinned in the root `package.json`. */
export function redoclyVersion(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return devDependencies["@redocly/cli"];
}

/** Generates a client for a document with the `generate-client` command. */
export async function generateWithRedocly(
  spec: string,
  output: string,
  settings: readonly string[] = [],
): Promise<void> {
  const args = ["generate-client", spec, "--output", output, ...settings];
  // Run outside the repository, because the configuration there only contains linting rules.
  await runCommand({ program: redocly, args, cwd: dirname(output) });
}
