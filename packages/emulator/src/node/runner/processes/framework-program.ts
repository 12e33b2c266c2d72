import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const NAME = "@google-cloud/functions-framework";

/** The field's own runner of functions, as it is installed beside the emulator. */
export interface FrameworkProgram {
  /** Its folder, free of links: code that asks for it by that path gets the one that runs. */
  readonly folder: string;
  /** What Node runs. */
  readonly main: string;
}

let found: FrameworkProgram | undefined;

/** @throws Error where the package is not installed */
export function frameworkProgram(): FrameworkProgram {
  found ??= find();
  return found;
}

/** Its `exports` hide its program, whose path its `package.json` says. */
function find(): FrameworkProgram {
  const entry = createRequire(import.meta.url).resolve(NAME);
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const program = programOf(folder);
    if (program !== undefined) return { folder: realpathSync(folder), main: realpathSync(program) };
  }
  throw new Error(`${NAME} is not installed as it should be: ${entry} is in no package of that name.`);
}

function programOf(folder: string): string | undefined {
  try {
    const { name, bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return name === NAME ? join(folder, bin["functions-framework"]) : undefined;
  } catch {
    return undefined;
  }
}
