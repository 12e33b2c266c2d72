import type { TestProject } from "vitest/node";
import { serveDocs } from "../src/serve/serve-docs.ts";
import { serveBelow } from "./browser/serve-below.ts";
import { chromiumTests, startChromium } from "./chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * URL of the built site with a trailing slash. The site is served below a path, because it must work below any path.
     * Empty if Chromium is not available.
     */
    siteUrl: string;
    /** WebSocket URL of the Chromium that all tests share. */
    chromiumUrl: string;
  }
}

/** Serves the built site and starts Chromium for the external tests. Turbo builds the site before the tests. */
export default async function builtSite(project: TestProject): Promise<() => Promise<void>> {
  project.provide("siteUrl", "");
  project.provide("chromiumUrl", "");
  if (!chromiumTests) return async () => undefined;
  const [site, chromium] = await Promise.all([serveDocs(), startChromium()]);
  const below = await serveBelow("/some/path/", site.url);
  project.provide("siteUrl", below.url);
  project.provide("chromiumUrl", chromium.wsEndpoint());
  return async () => {
    await chromium.close();
    await below.close();
    await site.close();
  };
}
