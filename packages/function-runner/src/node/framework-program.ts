import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { pathToFileURL } from "node:url";

/** Functions register themselves with this package. */
export const FRAMEWORK_NAME = "@google-cloud/functions-framework";

/** The Functions Framework that is installed with the runner. */
interface FrameworkProgram {
  /** Folder of the framework, with links resolved. */
  readonly folder: string;
  /** Path of the program for Node.js, relative to the folder. */
  readonly main: string;
}

let cachedProgram: FrameworkProgram | undefined;

/** Returns the framework's program. The result is cached. @throws Error if the package is not installed */
export function frameworkProgram(): FrameworkProgram {
  cachedProgram ??= findProgram();
  return cachedProgram;
}

/** Returns the folder of the framework copy that runs a source. */
export function frameworkFolder(source: string): string {
  return join(source, "node_modules", FRAMEWORK_NAME);
}

/** Reads the path from `package.json`, because the package does not export the program. */
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
 * Makes paths within `folder` relative, so that the output does not reveal the location of the folder. Removes
 * framework frames from stack traces, because they are not part of the user code.
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
