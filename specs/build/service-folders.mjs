/**
 * Finds the services in `specs`. This module is plain JavaScript without dependencies, because
 * `scripts/list-services.mjs` imports it in any Node version, before pnpm has installed anything.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Folders with build output or installed packages.
 *
 * @type {ReadonlySet<string>}
 */
export const BUILT = new Set(["dist", "node_modules"]);

/** Folders in `specs` that are not services. `all` is the package that depends on every service. */
const NOT_SERVICES = new Set(["all", "api", "build", "lib", "model", "openapi-3-0", "rules", "src", "test"]);

/** Hand-written files of a service. Git removes them when it switches to a branch without the service. */
const AUTHORED = ["package.json", "inventory.yaml", "openapi.yaml"];

/**
 * Returns the absolute paths of all services, sorted by name.
 *
 * A folder is a service if it contains a manifest, an inventory or a contract. If only some of these files exist, lint
 * and bundle report the missing files. Ignored files, such as `dist` and `node_modules`, stay behind when Git switches
 * to a branch without the service, so these files do not make a folder a service.
 *
 * @param {string} specsFolder absolute path of `specs`
 * @returns {string[]}
 */
export function serviceFolders(specsFolder) {
  return subfolders(specsFolder)
    .filter((name) => !NOT_SERVICES.has(name))
    .map((name) => path.join(specsFolder, name))
    .filter((folder) => isAuthored(folder));
}

/**
 * Returns whether a folder, or a version folder in it, contains an authored file.
 *
 * @param {string} folder
 */
function isAuthored(folder) {
  return (
    AUTHORED.some((name) => existsSync(path.join(folder, name))) ||
    subfolders(folder).some((version) => existsSync(path.join(folder, version, "openapi.yaml")))
  );
}

/**
 * Returns the sorted names of the subfolders that are neither hidden nor built.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function subfolders(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !BUILT.has(entry.name))
    .map((entry) => entry.name)
    .sort();
}
