import type { TestProject } from "vitest/node";
import { serveDocs } from "../src/serve/serve-docs.ts";
import { chromiumTests } from "./chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the built site with a trailing slash. Empty if Chromium is not available. */
    siteUrl: string;
  }
}

/** Serves the built site for tests that open it in Chromium. Turbo builds the site before the tests. */
export default async function builtSite(project: TestProject): Promise<() => Promise<void>> {
  project.provide("siteUrl", "");
  if (!chromiumTests) return async () => undefined;
  const site = await serveDocs();
  project.provide("siteUrl", site.url);
  return () => site.close();
}
