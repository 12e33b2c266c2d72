import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FRAMEWORK_NAME } from "./framework-program.ts";
import { parseObject } from "./json-files.ts";
import type { PackageManifest } from "./package-manifest.ts";

/** Members of `package.json` that npm needs for an installation. */
const MANIFEST_MEMBERS = [
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
 * Matches safe lines in `.npmrc`: settings for choosing versions, and scope registries. Other settings could specify a
 * program that npm runs (`git`), a folder that it writes to (`cache`) or a file that it reads (`userconfig`). A value
 * with `${…}` would insert an environment variable.
 */
const SAFE_SETTING =
  /^\s*(?:(?:legacy-peer-deps|strict-peer-deps|prefer-dedupe|engine-strict)\s*=\s*(?:true|false)|@[\w.~-]+:registry\s*=\s*https?:\/\/[\w.~:/@%+-]+)\s*$/;

/**
 * Reduces a project to the parts that npm needs, calls `work`, and restores the project. `package.json` keeps its
 * dependencies, except the framework and the development dependencies. The runner provides the framework. npm would
 * look up development dependencies, although it does not install them. `.npmrc` keeps its safe lines. Lock files keep
 * versions and digests, but not the author's registries.
 */
export async function withReducedProject<Result>(
  folder: string,
  manifest: PackageManifest,
  work: () => Promise<Result>,
): Promise<Result> {
  const replacements: Readonly<Record<string, (text: string) => string>> = {
    "package.json": () => reducedManifest(manifest),
    ".npmrc": reducedSettings,
    "package-lock.json": withoutRegistries,
    "npm-shrinkwrap.json": withoutRegistries,
    "yarn.lock": (text) => text.replace(/^\s+"?resolved"?\s.*$/gm, keptLine),
  };
  const restores: (() => Promise<void>)[] = [];
  try {
    for (const [path, replacement] of Object.entries(replacements))
      restores.push(await replaceFile(join(folder, path), replacement));
    return await work();
  } finally {
    for (const restore of restores) await restore();
  }
}

/** Matches URLs of the public registry. npm replaces them with the registry from the user's settings. */
const PUBLIC_REGISTRY = /^https:\/\/registry\.(?:npmjs\.org|yarnpkg\.com)\//;

/** Removes the URLs of packages, so that npm uses the registry from the user's settings. */
function withoutRegistries(text: string): string {
  const isKept = (value: unknown): boolean =>
    typeof value !== "string" || !/^https?:/i.test(value) || PUBLIC_REGISTRY.test(value);
  const lock = parseObject(text);
  if (lock === undefined) return text;
  return JSON.stringify(lock, (member, value) =>
    member === "resolved" && !isKept(value) ? undefined : value,
  );
}

function keptLine(line: string): string {
  return PUBLIC_REGISTRY.test(line.trim().replace(/^"?resolved"?\s+"?/, "")) || !/https?:/i.test(line)
    ? line
    : "";
}

function reducedManifest({ whole, dependencies }: PackageManifest): string {
  const { [FRAMEWORK_NAME]: _provided, ...needed } = dependencies;
  const members = Object.entries(whole).filter(([name]) =>
    MANIFEST_MEMBERS.some((member) => member === name),
  );
  return JSON.stringify({ ...Object.fromEntries(members), dependencies: needed });
}

function reducedSettings(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => SAFE_SETTING.test(line));
  return lines.map((line) => `${line}\n`).join("");
}

/**
 * Replaces the content of a file if it exists. @returns a function that restores the file, or removes it if it is new
 */
async function replaceFile(
  path: string,
  replacement: (text: string) => string,
): Promise<() => Promise<void>> {
  const before = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    if (error.code === "EISDIR") return undefined;
    throw error;
  });
  if (before === undefined) return async () => {};
  if (before === null) return () => rm(path, { force: true });
  await rm(path);
  await writeFile(path, replacement(before.toString("utf8")));
  return () => writeFile(path, before);
}
