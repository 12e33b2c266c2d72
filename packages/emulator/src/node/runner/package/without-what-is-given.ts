import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FRAMEWORK } from "./link-framework.ts";
import type { PackageManifest } from "./package-manifest.ts";

/**
 * Shows npm a `package.json` without the framework, which it would fetch although it is given, and without what is for
 * developing alone, which it would look up although it does not install it. The file is as it was afterwards.
 */
export async function withoutWhatIsGiven<Result>(
  folder: string,
  { whole, dependencies }: PackageManifest,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = join(folder, "package.json");
  const before = await readFile(file);
  const { devDependencies: _developing, ...rest } = whole;
  const { [FRAMEWORK]: _given, ...needed } = dependencies;
  await writeFile(file, JSON.stringify({ ...rest, dependencies: needed }));
  try {
    return await work();
  } finally {
    await writeFile(file, before);
  }
}
