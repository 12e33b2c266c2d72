import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";

/** How long it may take, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Lets Node import a module that has a mistake in its syntax, and gives what it writes: of ES modules an error says
 * where the mistake is only when nothing catches it, and the framework does. No code runs: all of a module's imports
 * are parsed before.
 */
export function locateSyntaxError(
  moduleFile: string,
  { cwd, env }: { readonly cwd: string; readonly env: Record<string, string> },
): Promise<string> {
  const args = [
    "--input-type=module",
    "--eval",
    `await import(${JSON.stringify(pathToFileURL(moduleFile).href)})`,
  ];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd, env, timeout: TIMEOUT_MS, killSignal: "SIGKILL" },
      (_, __, stderr) => resolve(stderr),
    );
  });
}
