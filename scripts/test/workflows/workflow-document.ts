import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { EmulatorOptions } from "@seamline/emulator";
import { parse } from "yaml";

/** The parts of an Arazzo document that its run is held to. */
export interface WorkflowDocument {
  readonly sourceDescriptions: readonly { readonly name: string; readonly url: string }[];
  readonly workflows: readonly {
    readonly workflowId: string;
    readonly steps: readonly {
      readonly stepId: string;
      readonly successCriteria: readonly { readonly condition: string }[];
    }[];
  }[];
  /** What emulator it wants: options of `createEmulator`; the seed may be the name of a file beside it. */
  readonly "x-emulator"?: Omit<EmulatorOptions, "seed" | "store" | "runner"> & {
    readonly seed?: EmulatorOptions["seed"] | string;
  };
}

export function readWorkflow(file: URL): WorkflowDocument {
  return parse(readFileSync(file, "utf8")) as WorkflowDocument;
}

/** The text of an Arazzo document that may lie anywhere: its URLs and the files that it uploads are absolute. */
export function movableText(file: URL): string {
  return readFileSync(file, "utf8").replaceAll(
    /(?<=^ {4}url: ).+$|(?<= payload: \$file\(").+(?="\)$)/gm,
    (relative) => fileURLToPath(new URL(relative, file)),
  );
}

/** The options that a workflow asks for. A new emulator with them is as the workflow expects it. */
export function emulatorOptions(file: URL): EmulatorOptions {
  const { seed, ...options } = readWorkflow(file)["x-emulator"] ?? {};
  if (seed === undefined) return options;
  return {
    ...options,
    seed: typeof seed === "string" ? parse(readFileSync(new URL(seed, file), "utf8")) : seed,
  };
}
