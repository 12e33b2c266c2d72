/** `pnpm --filter @seamline/specs run lint`: holds every document, in every profile, and every workflow to the rules. */
import path from "node:path";
import { lintSpecs } from "./lint-specs.ts";
import { runCommand } from "./run-command.ts";

await runCommand(() => lintSpecs(path.dirname(import.meta.dirname)));
