import type { AstroUserConfig } from "astro";

type VitePlugin = NonNullable<NonNullable<NonNullable<AstroUserConfig["vite"]>["plugins"]>[number]>;

/**
 * Lets pages that are rendered while building import the packages of this workspace as they are: bundled, they would
 * not find the files that lie beside their own. Scripts for the browser are bundled as always.
 */
export function workspacePackages(): VitePlugin {
  return {
    name: "workspace-packages",
    enforce: "pre",
    resolveId(id) {
      const isForBrowser = this.environment.name === "client";
      return id.startsWith("@seamline/") && !isForBrowser ? { id, external: true } : undefined;
    },
  };
}
