/** `pnpm --filter @seamline/specs run bundle`: collects all services' bundles in this package's `dist/`. */
import path from "node:path";
import { collectBundles } from "./collect-bundles.ts";
import { runCommand } from "./run-command.ts";

await runCommand(() => collectBundles(path.dirname(import.meta.dirname)));
