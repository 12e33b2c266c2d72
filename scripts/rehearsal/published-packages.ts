import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { publicPackages } from "../release/packages.ts";
import { publishToRegistry } from "../release/rehearse-release.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A registry with the workspace packages, and an environment for package managers that use it. */
    readonly published: { readonly registry: string; readonly env: Record<string, string> };
  }
}

/**
 * Publishes every public package once for all tests. Vitest calls this function, and calls the returned function at the
 * end.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-rehearsal-"));
  // `release:rehearse` has already checked the tarballs.
  const setting = { folder, log: () => {} };
  const { registry, env, ...stage } = await publishToRegistry(await publicPackages(), setting);
  // Programs keep their caches in the home folder. Each rehearsal needs its own, because all rehearsals publish the
  // same versions.
  provide("published", { registry, env: { ...(env as Record<string, string>), HOME: join(folder, "home") } });
  return async () => {
    await stage[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  };
}
