import { readFile } from "node:fs/promises";
import { StoreError } from "../../store/store-errors.ts";
import { ListenError } from "../listen.ts";
import { help, parseArguments, SeedFileError, UsageError } from "./command-line.ts";
import { serve } from "./serve.ts";

/** Runs the command. Errors of the user are printed on stderr, one line each, and the exit code is then 1. */
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

/** @throws the error itself if it is not an error of the user */
function textOf(error: unknown): string {
  if (error instanceof SeedFileError) return error.message;
  if (error instanceof UsageError || error instanceof ListenError || error instanceof StoreError)
    return `seamline-emulator: ${error.message}`;
  throw error;
}

async function version(): Promise<string> {
  const manifest = await readFile(new URL("../../../package.json", import.meta.url), "utf8");
  return JSON.parse(manifest).version;
}
