import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { pathToFileURL } from "node:url";

const FRAMEWORK_NAME = "@google-cloud/functions-framework";

/** The Functions Framework, as it is installed beside the emulator. */
interface FrameworkProgram {
  /** Its folder without links, so that code which loads it by that path gets the copy that runs. */
  readonly folder: string;
  /** The program that Node runs. */
  readonly main: string;
}

let cachedProgram: FrameworkProgram | undefined;

/** Finds the program of the framework once. @throws Error if the package is not installed */
export function frameworkProgram(): FrameworkProgram {
  cachedProgram ??= findProgram();
  return cachedProgram;
}

/** The program is not among the `exports` of the package, so that its path is read from `package.json`. */
function findProgram(): FrameworkProgram {
  const entry = createRequire(import.meta.url).resolve(FRAMEWORK_NAME);
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const program = programOf(folder);
    if (program !== undefined) return { folder: realpathSync(folder), main: realpathSync(program) };
  }
  throw new Error(`${FRAMEWORK_NAME} is not installed correctly: ${entry} is not in a package of that name.`);
}

function programOf(folder: string): string | undefined {
  try {
    const { name, bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return name === FRAMEWORK_NAME ? join(folder, bin["functions-framework"]) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes paths within `folder` relative to it, so that output does not reveal where the folder is on this machine.
 * Frames of the framework are removed from traces, since they are not part of the user's code.
 */
export function hidePaths(text: string, folder: string): string {
  const { href } = pathToFileURL(folder);
  return withoutFrames(text, frameworkProgram().folder)
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
