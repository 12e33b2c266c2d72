import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest tests. They start first, so that no core is idle while the last one finishes. */
const LONG_TESTS = ["/test/readme/", "/test/consumer-types.", "/test/workflows."];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG_TESTS.some((part) => moduleId.includes(part));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Node stores compiled modules here. The tests start hundreds of processes that load the same modules. */
const COMPILE_CACHE = fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url));

export default defineConfig({
  test: {
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
    include: ["test/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
  },
});
