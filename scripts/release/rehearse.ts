/**
 * Builds a release's packages and rehearses publishing them, on loopback only.
 *
 * pnpm release:rehearse          publishes every package to a temporary registry, and uses each from there
 * pnpm release:rehearse --all    also uses the packages with many user tools; takes minutes
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runTurbo } from "../start/run-turbo.ts";
import { rehearseRelease } from "./rehearse-release.ts";

const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });

if ((await runTurbo(["build"])) !== 0) {
  console.error("\nThe release would fail: the packages failed to build.");
  process.exit(1);
}
try {
  const { published } = await rehearseRelease({ log: console.log });
  if (values.all) rehearseWithTools();
  console.log(
    `\nThe release would succeed: ${published.length} packages were packed, checked, published and used.`,
  );
} catch (error) {
  console.error(`\nThe release would fail: ${(error as Error).message}`);
  process.exitCode = 1;
}

/** @throws Error if a test in `scripts/rehearsal` fails */
function rehearseWithTools(): void {
  const folder = fileURLToPath(new URL("../", import.meta.url));
  run(folder, [process.execPath, "install-folder.ts", "rehearsal/tools"]);
  run(folder, ["pnpm", "exec", "vitest", "run", "--config", "rehearsal/vitest.config.ts"]);
}

function run(cwd: string, [command = "", ...args]: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (status !== 0) throw error ?? new Error(`${[command, ...args].join(" ")} failed, see above.`);
}
