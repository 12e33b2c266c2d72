/**
 * Writes `specs/all/package.json`, which depends on the package of every service in `specs`. Turbo needs it to run the
 * tasks that collect all services after each service's own tasks. pnpm runs this script before it installs, with the
 * user's Node. So adding a service does not require editing any list.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serviceFolders } from "../specs/build/service-folders.mjs";

const specs = fileURLToPath(new URL("../specs", import.meta.url));
const file = join(specs, "all/package.json");

const services = serviceFolders(specs)
  .map((folder) => join(folder, "package.json"))
  .filter((manifest) => existsSync(manifest))
  .map((manifest) => JSON.parse(readFileSync(manifest, "utf8")).name)
  .sort();

const text = `${JSON.stringify(
  {
    name: "@seamline/specs-all",
    version: "0.0.0",
    private: true,
    description: "Depends on every service. scripts/list-services.mjs writes this file when pnpm installs.",
    license: "MIT",
    devDependencies: Object.fromEntries(services.map((name) => [name, "workspace:*"])),
  },
  null,
  2,
)}\n`;

if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
  mkdirSync(join(specs, "all"), { recursive: true });
  writeFileSync(file, text);
}
