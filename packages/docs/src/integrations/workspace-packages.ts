import { fileURLToPath, pathToFileURL } from "node:url";
import type { AstroUserConfig } from "astro";

type VitePlugin = NonNullable<NonNullable<NonNullable<AstroUserConfig["vite"]>["plugins"]>[number]>;

const site = fileURLToPath(new URL("../../", import.meta.url));
const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * Keeps the packages of this repository external while pages are rendered, because bundled code would not find files in
 * its own folder. Browser scripts and style sheets are still bundled.
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

/** Returns whether a file is code from another package. Data files, such as JSON and text, are still bundled. */
function isOutside(file: string): boolean {
  return (
    /\.[jt]s$/.test(file) &&
    file.startsWith(repository) &&
    !file.startsWith(site) &&
    !file.includes("/node_modules/")
  );
}
