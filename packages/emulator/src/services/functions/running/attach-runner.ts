import type { AttachmentParts, ServiceOutput } from "@seamline/emulator-kit";
import type { LogLine } from "@seamline/function-runner/code-runner";
import type { FunctionsOptions } from "../functions-options.ts";
import { type InterruptibleRunner, interruptibleRunner } from "./interruptible-runner.ts";
import { programIdParts } from "./program.ts";

/**
 * Creates the runner of an emulator and forwards its log lines. @returns `undefined` if the option `runner` is not set
 */
export function attachRunner(
  { clock, closing, output }: AttachmentParts,
  { runner }: FunctionsOptions,
): InterruptibleRunner | undefined {
  const made = runner?.({ clock, onLine: (line) => output(() => outputOf(line)) });
  return made && interruptibleRunner(made, closing);
}

/** @returns `undefined` if the program does not belong to a function */
function outputOf({ programId, stream, text, time }: LogLine): ServiceOutput | undefined {
  const parts = programIdParts(programId);
  return parts && { resource: parts.function, version: `${parts.versionId}`, stream, text, time };
}
