/** `pnpm --filter @seamline/specs run bundle`: collects the bundles of all services in the `dist/` of this package. */
import path from "node:path";
import { collectBundles } from "./collect-bundles.ts";
import { runCommand } from "./run-command.ts";

await runCommand(() => collectBundles(path.dirname(import.meta.dirname)));
