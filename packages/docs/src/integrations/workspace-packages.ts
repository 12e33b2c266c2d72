import { fileURLToPath, pathToFileURL } from "node:url";
import type { AstroUserConfig } from "astro";

type VitePlugin = NonNullable<NonNullable<NonNullable<AstroUserConfig["vite"]>["plugins"]>[number]>;

const site = fileURLToPath(new URL("../../", import.meta.url));
const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * Lets pages that are rendered while building import the packages and code of this repository as they are: bundled,
 * they would not find the files that lie beside their own. Scripts for the browser and style sheets are bundled as
 * always.
 */
export function workspacePackages(): VitePlugin {
  return {
    name: "workspace-packages",
    enforce: "pre",
    async resolveId(id, importer) {
      if (this.environment.name === "client") return undefined;
      if (/\.css(?:\?|$)/.test(id)) return undefined;
      if (id.startsWith("@seamline/")) return { id, external: true };
      if (!id.startsWith("../../../")) return undefined;
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      return resolved && isOutside(resolved.id)
        ? { id: pathToFileURL(resolved.id).href, external: true }
        : resolved;
    },
  };
}

/** Whether a file is code of another package. Data, such as JSON and text, is bundled as always. */
function isOutside(file: string): boolean {
  return (
    /\.[jt]s$/.test(file) &&
    file.startsWith(repository) &&
    !file.startsWith(site) &&
    !file.includes("/node_modules/")
  );
}
