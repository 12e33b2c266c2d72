/**
 * Checks that the registry signed every installed package as it lies in the lockfile (`pnpm audit signatures`).
 *
 *   pnpm release:signatures               where nothing can be checked, it says so and succeeds
 *   pnpm release:signatures --required    it fails there
 *
 * Further arguments go to pnpm, such as `--registry=<url>`.
 */
import { checkSignatures } from "./check-signatures.ts";

const args = process.argv.slice(2);
const result = await checkSignatures(
  process.cwd(),
  args.filter((arg) => arg !== "--required"),
);
for (const line of result.lines) (result.status === "verified" ? console.log : console.error)(line);
if (result.status === "wrong" || (result.status === "unchecked" && args.includes("--required")))
  process.exitCode = 1;
