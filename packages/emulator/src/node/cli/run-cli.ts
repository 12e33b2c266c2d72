import { readFile } from "node:fs/promises";
import { StoreError } from "../../store/errors/store-error.ts";
import { ListenError } from "../listen-error.ts";
import { help } from "./help.ts";
import { parseArguments } from "./parse-arguments.ts";
import { serve } from "./serve.ts";
import { UsageError } from "./usage-error.ts";

/** Does what the command line asks for. What is wrong is one line on stderr, and exit code 1. */
export async function runCli(args: readonly string[]): Promise<void> {
  try {
    const request = parseArguments(args);
    if (request.kind === "help") console.log(help);
    else if (request.kind === "version") console.log(await version());
    else await serve(request);
  } catch (error) {
    if (!isClear(error)) throw error;
    console.error(`seamline-emulator: ${error.message}`);
    process.exitCode = 1;
  }
}

function isClear(error: unknown): error is Error {
  return error instanceof UsageError || error instanceof ListenError || error instanceof StoreError;
}

async function version(): Promise<string> {
  const manifest = await readFile(new URL("../../../package.json", import.meta.url), "utf8");
  return JSON.parse(manifest).version;
}
