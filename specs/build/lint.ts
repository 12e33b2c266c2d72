/**
 * `pnpm --filter @seamline/specs-edge run lint`: lints a service's documents, in every profile, and its workflows. In
 * the `specs` folder, it lints every service.
 */
import path from "node:path";
import { servicesIn } from "./discover-documents.ts";
import { lintSpecs } from "./lint-specs.ts";
import { runCommand } from "./run-command.ts";

const specsFolder = path.dirname(import.meta.dirname);
const services = servicesIn(specsFolder, process.cwd());
// Problems contain paths relative to this folder, so they begin with the service.
process.chdir(specsFolder);
await runCommand(() => lintSpecs(specsFolder, services));
