import { runCommand } from "../release/run-command.ts";
import type { Bom } from "./bom.ts";
import { packageName } from "./bom.ts";

/**
 * Uses pnpm to list everything that is installed with each package: all run-time dependencies except peers, which users
 * choose themselves.
 *
 * @returns a bills by package name
 */
export async function pnpmBills(workspace: string, packages: readonly string[]): Promise<Map<string, Bom>> {
  const filters = packages.map((name) => `--filter=${name}`);
  const format = ["--sbom-format=cyclonedx", "--sbom-spec-version=1.6"];
  const args = ["sbom", ...format, "--prod", "--exclude-peers", "--split", ...filters];
  // PATH contains the pnpm that runs this script, whereas npx would request a version from the registry.
  const output = await runCommand("pnpm", args, { cwd: workspace });
  const bills = output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Bom);
  return new Map(bills.map((bill) => [packageName(bill.metadata.component), bill]));
}
