import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { pathToFileURL } from "node:url";

const FRAMEWORK_NAME = "@google-cloud/functions-framework";

/** The field's own runner of functions, as it is installed beside the emulator. */
interface FrameworkProgram {
  /** Its folder, free of links: code that asks for it by that path gets the one that runs. */
  readonly folder: string;
  /** What Node runs. */
  readonly main: string;
}

let cachedProgram: FrameworkProgram | undefined;

/** @throws Error where the package is not installed */
export function frameworkProgram(): FrameworkProgram {
  cachedProgram ??= findProgram();
  return cachedProgram;
}

/** Its `exports` hide its program, whose path its `package.json` says. */
function findProgram(): FrameworkProgram {
  const entry = createRequire(import.meta.url).resolve(FRAMEWORK_NAME);
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const program = programOf(folder);
    if (program !== undefined) return { folder: realpathSync(folder), main: realpathSync(program) };
  }
  throw new Error(
    `${FRAMEWORK_NAME} is not installed as it should be: ${entry} is in no package of that name.`,
  );
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
 * Paths within `folder` as they are within it: where it lies on this machine is nobody's concern. What leads through
 * the framework is no part of the user's code, and is left out of traces.
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
