/**
 * Runs the specs command on fresh bundles.
 *
 * pnpm points [retention/v1 [export]] [--json]      lists extension points, their overlays and the lines to edit
 * pnpm provenance retention/v1 /info/version        shows where a part of a document comes from
 * pnpm observe traffic.har [--propose FOLDER]       compares recorded exchanges with the documents
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(new URL("../specs/lib/cli.js", import.meta.url));
const root = fileURLToPath(new URL("..", import.meta.url));

if (!existsSync(cli)) console.error("Building the bundles first.");
const tasks = ["run", "bundle", "build", "--filter=@seamline/specs", "--output-logs=errors-only"];
const built = spawnSync("turbo", tasks, { cwd: root, encoding: "utf8" });
if (built.status !== 0) {
  console.error(`${built.stdout ?? ""}${built.stderr ?? built.error}`);
  process.exit(1);
}
process.exitCode =
  spawnSync(process.execPath, [cli, ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1;
