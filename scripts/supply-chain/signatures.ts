/**
 * Checks that the registry signed every installed package in the lockfile (`pnpm audit signatures`).
 *
 * pnpm release:signatures               succeeds with a message if nothing can be checked
 * pnpm release:signatures --required    fails if nothing can be checked
 *
 * Other arguments are passed to pnpm, such as `--registry=<url>`.
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
