import { readdir } from "node:fs/promises";
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
      build.onLoad({ filter: /.*/, namespace: "views" }, async () => {
        const services = await servicesIn(folder);
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

async function servicesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
