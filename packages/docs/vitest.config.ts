import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { globalSetup: "test/built-site.ts", maxWorkers: "100%", testTimeout: 60_000, hookTimeout: 60_000 },
});
