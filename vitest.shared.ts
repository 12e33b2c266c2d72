import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { configDefaults, defineConfig, type ViteUserConfig } from "vitest/config";

/** Matches test files that replace a module, a global or a method for all later files in the same process. */
const CHANGES_THE_PROCESS = /\bvi\.(?:mock|doMock|resetModules|stubGlobal)\(|^const \w+ = vi\.spyOn\(/m;

/**
 * Returns the Vitest configuration for a package whose test files share a process, so that each module is loaded only
 * once. Test files that change the process are isolated. Define hooks in test files. Hooks in a shared module would
 * only be registered for the first file that imports the module.
 *
 * Tests time out after a minute and polls after 20 seconds, because many processes share the machine.
 *
 * @param folder absolute path of the package.
 * @param options the package's additional test options.
 * @param external test options of the external tests. By default, each of their files is isolated.
 */
export function sharedProcess(
  folder: string,
  options: ViteUserConfig["test"] = {},
  external: ViteUserConfig["test"] = {},
): ViteUserConfig {
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
        { extends: true, test: { isolate: true, ...external, name: "external", include: [EXTERNAL] } },
      ],
    },
  });
}

/** Tests that need other programs or packed packages. `test:external` runs them. */
const EXTERNAL = "test/**/*.external.test.ts";

function testFiles(folder: string): string[] {
  return readdirSync(path.join(folder, "test"), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith(".test.ts") && !name.endsWith(".external.test.ts"))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
