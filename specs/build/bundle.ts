/**
 * `pnpm --filter @seamline/specs-edge run bundle`: writes a service's `dist/` from its documents and overlays. In the
 * `specs` folder, it bundles every service and collects the bundles.
 */
import path from "node:path";
import { bundleService } from "./bundle-service.ts";
import { collectBundles } from "./collect-bundles.ts";
import { servicesIn } from "./discover-documents.ts";
import { runCommand } from "./run-command.ts";

const specsFolder = path.dirname(import.meta.dirname);
const workingFolder = process.cwd();
const services = servicesIn(specsFolder, workingFolder);
// Problems contain paths relative to this folder, so they begin with the service.
process.chdir(specsFolder);
await runCommand(async () => {
  const lines: string[] = [];
  for (const service of services) lines.push(...(await bundleService(service)));
  if (workingFolder === specsFolder) collectBundles(specsFolder);
  return lines;
});
