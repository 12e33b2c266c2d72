import type { TestProject } from "vitest/node";
import { removeServer, serverFolder } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the PostgreSQL server that a test run shares. The first test that needs the server starts it. */
    readonly postgresFolder: string;
  }
}

/** Creates the folder before all tests, and stops the server after them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await serverFolder();
  project.provide("postgresFolder", folder);
  return () => removeServer(folder);
}
