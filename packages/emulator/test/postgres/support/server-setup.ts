import type { TestProject } from "vitest/node";
import { removeServer, serverFolder } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the one PostgreSQL server of a test run, which the first test that needs it starts. */
    readonly postgresFolder: string;
  }
}

/** Makes the folder before all tests, and ends the server after them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await serverFolder();
  project.provide("postgresFolder", folder);
  return () => removeServer(folder);
}
