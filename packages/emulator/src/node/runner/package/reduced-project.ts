import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FRAMEWORK } from "./link-framework.ts";
import type { PackageManifest } from "./package-manifest.ts";

/** Members of `package.json` that say what is to be installed. */
const SHOWN_MEMBERS = [
  "name",
  "version",
  "dependencies",
  "optionalDependencies",
  "peerDependencies",
  "peerDependenciesMeta",
  "bundleDependencies",
  "bundledDependencies",
  "overrides",
  "workspaces",
  "engines",
] as const;

/**
 * Lines of `.npmrc` that say how versions are chosen, and where the packages of a scope come from. Others may name a
 * program that npm runs (`git`), a folder that it writes (`cache`) or a file that it reads (`userconfig`); a value with
 * `${…}` stands for a variable.
 */
const SHOWN_SETTING =
  /^\s*(?:(?:legacy-peer-deps|strict-peer-deps|prefer-dedupe|engine-strict)\s*=\s*(?:true|false)|@[\w.~-]+:registry\s*=\s*https?:\/\/[\w.~:/@%+-]+)\s*$/;

/**
 * Shows npm as much of a project as it needs while `work` is under way. Of `package.json` that is what it depends on,
 * without the framework, which npm would fetch although it is given, and without what is for developing alone, which it
 * would look up although it does not install it. Of `.npmrc` it is what can do no harm. The files are as they were afterwards.
 */
export async function withReducedProject<Result>(
  folder: string,
  manifest: PackageManifest,
  work: () => Promise<Result>,
): Promise<Result> {
  const restoreManifest = await replaceFile(join(folder, "package.json"), () => reducedManifest(manifest));
  const restoreSettings = await replaceFile(join(folder, ".npmrc"), reducedSettings);
  try {
    return await work();
  } finally {
    await restoreSettings();
    await restoreManifest();
  }
}

function reducedManifest({ whole, dependencies }: PackageManifest): string {
  const { [FRAMEWORK]: _given, ...needed } = dependencies;
  const shown = Object.entries(whole).filter(([name]) => SHOWN_MEMBERS.some((member) => member === name));
  return JSON.stringify({ ...Object.fromEntries(shown), dependencies: needed });
}

function reducedSettings(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => SHOWN_SETTING.test(line));
  return lines.map((line) => `${line}\n`).join("");
}

/** @returns what puts the file back; where there is none, nothing is written */
async function replaceFile(path: string, replaced: (text: string) => string): Promise<() => Promise<void>> {
  const before = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "EISDIR") return undefined;
    throw error;
  });
  if (before === undefined) return async () => {};
  await rm(path);
  await writeFile(path, replaced(before.toString("utf8")));
  return () => writeFile(path, before);
}
