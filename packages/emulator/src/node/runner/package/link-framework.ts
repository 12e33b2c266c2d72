import { mkdir, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { frameworkProgram } from "../processes/framework-program.ts";
import { packageError } from "./package-error.ts";

/** Name of the package that code registers its functions with. */
export const FRAMEWORK = "@google-cloud/functions-framework";

/**
 * Gives code the very copy of the framework that runs it, in place of any other. A function that registers itself does
 * so with the copy that the code finds; the one that runs looks in its own registry alone, and would not know of it.
 *
 * @throws CodeError where the archive leaves no room for it
 */
export async function linkFramework(folder: string): Promise<void> {
  const place = join(folder, "node_modules", FRAMEWORK);
  try {
    await mkdir(dirname(place), { recursive: true });
    await rm(place, { recursive: true, force: true });
    // Links to folders of this kind need no rights of an administrator on Windows; elsewhere all are the same.
    await symlink(frameworkProgram().folder, place, "junction");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST" && code !== "ENOTDIR") throw error;
    throw packageError(`node_modules holds a file where the folder of ${FRAMEWORK} should be: leave it out`);
  }
}
