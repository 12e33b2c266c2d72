import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the first command that is missing on this machine, or undefined if all commands exist. */
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
