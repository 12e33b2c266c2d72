/** `pnpm --filter @seamline/specs run bundle`: writes `dist/` from the authored documents and their overlays. */
import path from "node:path";
import { bundleSpecs } from "./bundle-specs.ts";
import { runCommand } from "./run-command.ts";

await runCommand(() => bundleSpecs(path.dirname(import.meta.dirname)));
