import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "esbuild";

/** The import that stands for the views of all services. */
const VIEWS = "emulator-page:service-views";

/**
 * Finds the views of services: `src/services/<service>/view.tsx` exports one by default. So a service brings its view by
 * adding a folder, and no list names it.
 *
 * @param folder absolute path of the folder with a folder for each service
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

/** Returns the names of the services with a view, in the order of the alphabet. */
function servicesIn(folder: string): string[] {
  return globSync("*/view.tsx", { cwd: folder }).map(dirname).sort();
}
