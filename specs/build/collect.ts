/** `pnpm --filter @seamline/specs run bundle`: joins the bundles of all services into the `dist/` of this package. */
import path from "node:path";
import { collectBundles } from "./collect-bundles.ts";
import { runCommand } from "./run-command.ts";

await runCommand(() => collectBundles(path.dirname(import.meta.dirname)));
