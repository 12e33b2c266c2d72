import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What `pnpm release:rehearse --all` runs: many tools of users, each of which installs the packages from a registry. */
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
