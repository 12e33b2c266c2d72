import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "esbuild";

/** Import specifier of the module that exports all services' views. */
const VIEWS = "emulator-page:service-views";

/**
 * Bundles the views of services, which are the default exports of `src/services/<service>/view.tsx`. Adding a folder
 * adds a view.
 *
 * @param folder absolute path of the folder that has a subfolder for each service
 */
export function serviceViews(folder: string): Plugin {
  return {
    name: "service-views",
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${VIEWS}$`) }, ({ path }) => ({ path, namespace: "views" }));
      build.onLoad({ filter: /.*/, namespace: "views" }, () => {
        const services = servicesIn(folder);
        const imports = services.map((name, index) => `import view${index} from "./${name}/view.tsx";`);
        const entries = services.map((name, index) => `${JSON.stringify(name)}: view${index}`);
        return {
          contents: `${imports.join("\n")}\nexport const serviceViews = { ${entries.join(", ")} };\n`,
          resolveDir: folder,
          loader: "js",
        };
      });
    },
  };
}

/** Returns the names of services with a view, in alphabetical order. */
function servicesIn(folder: string): string[] {
  return globSync("*/view.tsx", { cwd: folder }).map(dirname).sort();
}
