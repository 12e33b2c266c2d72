import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documents, generatorOverlays } from "@seamline/specs";
import type { TestProject } from "vitest/node";
import { recordedResults } from "../../../languages/src/results.ts";
import { buildSite } from "../src/build-site.ts";
import { serveDocs } from "../src/serve-docs.ts";
import { chromiumTests } from "./chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the site of every document, with a slash at its end; empty where no test opens it. */
    siteUrl: string;
  }
}

/** Builds and serves the site once for the tests that open it in Chromium. */
export default async function builtSite(project: TestProject): Promise<() => Promise<void>> {
  project.provide("siteUrl", "");
  if (!chromiumTests) return async () => undefined;
  const folder = await mkdtemp(join(tmpdir(), "seamline-docs-test-"));
  await buildSite(
    documents,
    { results: recordedResults(), overlays: generatorOverlays },
    join(folder, "site"),
  );
  const site = await serveDocs({ root: join(folder, "site") });
  project.provide("siteUrl", site.url);
  return async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  };
}
