import { readFile } from "node:fs/promises";
import { StoreError } from "@seamline/emulator-kit";
import { helpText } from "@seamline/openapi/command-help";
import { ListenError } from "../listen-error.ts";
import { command } from "./command-description.ts";
import { parseArguments } from "./command-line.ts";
import { withFlagVariables } from "./flag-variables.ts";
import { findParentLinks } from "./lifetime/parent-links.ts";
import { SeedFileError, UsageError } from "./usage-error.ts";

/**
 * Runs the command. On user errors, prints one problem per line to stderr and sets a non-zero exit code.
 *
 * @param parent the parent of this process when it started
 */
export async function runCli(args: readonly string[], parent: number): Promise<void> {
  try {
    const line = parseArguments(withFlagVariables(args, process.env));
    switch (line.kind) {
      case "help":
        return console.log(helpText(command));
      case "version":
        return console.log(await version());
      case "serve": {
        const links = findParentLinks(parent);
        const { serve } = await import("./serve.ts");
        return await serve(line.request, { links, ownsInput: true });
      }
      case "exec": {
        const links = findParentLinks(parent);
        const { exec } = await import("./exec/exec.ts");
        return await exec(line.request, line.command, { links, ownsInput: false });
      }
    }
  } catch (error) {
    console.error(textOf(error));
    process.exitCode = error instanceof UsageError ? error.exitCode : 1;
  }
}

/** @throws the error itself if it is not a user error */
function textOf(error: unknown): string {
  if (error instanceof SeedFileError) return error.message;
  // Prefix every line, because each line is a separate problem. In other errors, one problem may span several lines.
  if (error instanceof UsageError) return error.message.replace(/^/gm, "seamline-emulator: ");
  if (error instanceof ListenError || error instanceof StoreError)
    return `seamline-emulator: ${error.message}`;
  throw error;
}

export async function version(): Promise<string> {
  const manifest = await readFile(new URL("../../../package.json", import.meta.url), "utf8");
  return JSON.parse(manifest).version;
}
