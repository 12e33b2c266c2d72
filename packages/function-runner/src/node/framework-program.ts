import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { pathToFileURL } from "node:url";

/** The package that functions use to register themselves. */
export const FRAMEWORK_NAME = "@google-cloud/functions-framework";

/** The installed Functions Framework of the runner. */
interface FrameworkProgram {
  /** Its folder without links. */
  readonly folder: string;
  /** The path of the program that Node runs, relative to the folder. */
  readonly main: string;
}

let cachedProgram: FrameworkProgram | undefined;

/** Returns the program of the framework, which it finds only once. @throws Error if the package is not installed */
export function frameworkProgram(): FrameworkProgram {
  cachedProgram ??= findProgram();
  return cachedProgram;
}

/** Returns the folder of the copy of the framework that runs the code of a source. */
export function frameworkFolder(source: string): string {
  return join(source, "node_modules", FRAMEWORK_NAME);
}

/** Reads the path from `package.json`, because the program is not among the `exports` of the package. */
function findProgram(): FrameworkProgram {
  const entry = createRequire(import.meta.url).resolve(FRAMEWORK_NAME);
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const main = programOf(folder);
    if (main !== undefined) return { folder: realpathSync(folder), main };
  }
  throw new Error(`${FRAMEWORK_NAME} is not installed correctly: ${entry} belongs to a different package.`);
}

function programOf(folder: string): string | undefined {
  try {
    const { name, bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return name === FRAMEWORK_NAME ? bin["functions-framework"] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes paths within `folder` relative to it, so that output does not reveal where the folder is on this machine.
 * Frames of the framework are removed from traces, because they are not part of the user's code.
 */
export function hidePaths(text: string, folder: string): string {
  const { href } = pathToFileURL(folder);
  return withoutFrames(text, frameworkFolder(folder))
    .replaceAll(`${href}/`, "")
    .replaceAll(href, ".")
    .replaceAll(`${folder}${sep}`, "")
    .replaceAll(folder, ".");
}

function withoutFrames(text: string, folder: string): string {
  if (!text.includes(folder)) return text;
  const isFrame = (line: string): boolean => /^(?:\s+at|-) /.test(line) && line.includes(folder);
  return text
    .split("\n")
    .filter((line) => !isFrame(line))
    .join("\n");
}
