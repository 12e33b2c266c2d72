import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { configDefaults, defineConfig, type ViteUserConfig } from "vitest/config";

/** What a test file does to every file after it in the same process: it replaces a module, a global or a method. */
const CHANGES_THE_PROCESS = /\bvi\.(?:mock|doMock|resetModules|stubGlobal)\(|^const \w+ = vi\.spyOn\(/m;

/**
 * Configuration of a package whose test files share a process, so that each module is loaded once and not once per
 * file. A file that changes the process for others has one of its own. Hooks belong into test files: those of a
 * shared module would be registered for the first file that imports it, and for no other.
 *
 * Tests that hang end after a minute, and what a test waits for may take a third of that: many processes share the
 * machine.
 *
 * @param folder absolute path of the package.
 * @param options what else the package says of its tests.
 */
export function sharedProcess(folder: string, options: ViteUserConfig["test"] = {}): ViteUserConfig {
  const poll = { timeout: 20_000, interval: 5 };
  const settings = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll }, ...options };
  const alone = testFiles(folder).filter((file) => CHANGES_THE_PROCESS.test(readFileSync(file, "utf8")));
  const include = alone.map((file) => path.relative(folder, file));
  const exclude = [...configDefaults.exclude, ...include, EXTERNAL];
  return defineConfig({
    test: {
      ...settings,
      projects: [
        { extends: true, test: { name: "alone", include, isolate: true } },
        { extends: true, test: { name: "together", exclude, isolate: false } },
        { extends: true, test: { name: "external", include: [EXTERNAL], isolate: true } },
      ],
    },
  });
}

/** Tests that need other programs, which `test:external` runs. */
const EXTERNAL = "test/**/*.external.test.ts";

function testFiles(folder: string): string[] {
  return readdirSync(path.join(folder, "test"), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith(".test.ts") && !name.endsWith(".external.test.ts"))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
