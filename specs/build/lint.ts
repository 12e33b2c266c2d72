/** `pnpm --filter @seamline/specs run lint`: lints every document, in every profile, and every workflow. */
import path from "node:path";
import { lintSpecs } from "./lint-specs.ts";
import { runCommand } from "./run-command.ts";

await runCommand(() => lintSpecs(path.dirname(import.meta.dirname)));
