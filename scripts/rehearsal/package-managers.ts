import { npm, type PackageManager } from "../release/package-manager.ts";
import { toolPath } from "./tools.ts";

const yarn1 = toolPath("yarn/bin/yarn.js");
const yarn4 = toolPath("@yarnpkg/cli-dist/bin/yarn.js");
const bun = toolPath("bun/bin/bun.exe");

/**
 * Returns the package managers that users have. Some refuse versions that are less than a day old. This delay is
 * turned off here, because a rehearsal publishes its packages just before installing them.
 *
 * @param registry URL of the registry, with a trailing slash
 */
export function packageManagers(registry: string): PackageManager[] {
  return [
    npm,
    {
      name: "pnpm",
      add: ["pnpm", "add", "--config.minimumReleaseAge=0"],
      run: ["pnpm", "exec"],
      start: npm.start,
    },
    {
      name: "Yarn 1",
      add: [process.execPath, yarn1, "add", "--no-progress"],
      run: [process.execPath, yarn1, "--silent", "run"],
      start: npm.start,
      files: { ".npmrc": `registry=${registry}\n` },
    },
    yarnOfToday(registry, "node-modules"),
    yarnOfToday(registry, "pnp"),
    { name: "Bun", add: [bun, "add"], run: [bun, "x", "--no-install"], start: [bun, "run"] },
  ];
}

/** Returns Yarn 4 with `node_modules` or Plug'n'Play. With Plug'n'Play, packages can only import their dependencies. */
function yarnOfToday(registry: string, linker: "node-modules" | "pnp"): PackageManager {
  const isPnp = linker === "pnp";
  return {
    name: isPnp ? "Yarn 4 with Plug'n'Play" : "Yarn 4 with node_modules",
    add: [process.execPath, yarn4, "add"],
    run: [process.execPath, yarn4, "run"],
    start: isPnp ? [process.execPath, yarn4, "node"] : npm.start,
    files: {
      "yarn.lock": "",
      ".yarnrc.yml": [
        "enableTelemetry: false",
        `nodeLinker: ${linker}`,
        "npmMinimalAgeGate: 0",
        `npmRegistryServer: "${registry}"`,
        "unsafeHttpWhitelist: [127.0.0.1]",
      ].join("\n"),
    },
    isKnownToCompilers: !isPnp,
  };
}
