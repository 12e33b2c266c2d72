import { stat } from "node:fs/promises";
import { join } from "node:path";
import { FRAMEWORK } from "./link-framework.ts";

/** Names of packages that are depended on and not there. The framework never is: it is given. */
export async function missingDependencies(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const names = Object.keys(dependencies).filter((name) => name !== FRAMEWORK);
  const there = await Promise.all(names.map((name) => isFolder(join(folder, "node_modules", name))));
  return names.filter((_, place) => !there[place]);
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
