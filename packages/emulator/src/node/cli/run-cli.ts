import { readFile } from "node:fs/promises";
import { StoreError } from "../../store/store-errors.ts";
import { ListenError } from "../listen.ts";
import { help, parseArguments, SeedFileError, UsageError } from "./command-line.ts";
import { serve } from "./serve.ts";

/** Does what the command line asks for. What is wrong is on stderr, each in one line, and the exit code is 1. */
export async function runCli(args: readonly string[]): Promise<void> {
  try {
    const request = parseArguments(args);
    if (request.kind === "help") console.log(help);
    else if (request.kind === "version") console.log(await version());
    else await serve(request);
  } catch (error) {
    console.error(textOf(error));
    process.exitCode = 1;
  }
}

/** @throws what is no mistake of who runs the program */
function textOf(error: unknown): string {
  if (error instanceof SeedFileError) return error.message;
  const isClear = error instanceof UsageError || error instanceof ListenError || error instanceof StoreError;
  if (!isClear) throw error;
  return `seamline-emulator: ${error.message}`;
}

async function version(): Promise<string> {
  const manifest = await readFile(new URL("../../../package.json", import.meta.url), "utf8");
  return JSON.parse(manifest).version;
}
