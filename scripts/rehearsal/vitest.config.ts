import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Runs the tests of `pnpm release:rehearse --all`, which install the packages from a registry with many different tools. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    include: ["*.test.ts"],
    globalSetup: ["published-packages.ts"],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: "100%",
  },
});
