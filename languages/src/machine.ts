import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of the commands that this machine lacks; undefined if it has all of them. */
export function missingCommand(commands: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return commands.find((command) => !folders.some((folder) => isExecutable(join(folder, command))));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
