import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { EmulatorOptions } from "@seamline/emulator";
import { parse } from "yaml";

/** Parts of an Arazzo document that are compared with the result of a run. */
export interface WorkflowDocument {
  readonly sourceDescriptions: readonly { readonly name: string; readonly url: string }[];
  readonly workflows: readonly {
    readonly workflowId: string;
    readonly steps: readonly {
      readonly stepId: string;
      readonly successCriteria: readonly { readonly condition: string }[];
    }[];
  }[];
  /** The options for `createEmulator`. `seed` can be the name of a file next to the document. */
  readonly "x-emulator"?: Omit<EmulatorOptions, "seed" | "store" | "runner"> & {
    readonly seed?: EmulatorOptions["seed"] | string;
  };
}

export function readWorkflow(file: URL): WorkflowDocument {
  return parse(readFileSync(file, "utf8")) as WorkflowDocument;
}

/** Returns an Arazzo document with absolute URLs and file names, so that it can run from any folder. */
export function movableText(file: URL): string {
  return readFileSync(file, "utf8").replaceAll(
    /(?<=^ {4}url: ).+$|(?<= payload: \$file\(").+(?="\)$)/gm,
    (relative) => fileURLToPath(new URL(relative, file)),
  );
}

/** Reads the emulator options that a workflow requests. */
export function emulatorOptions(file: URL): EmulatorOptions {
  const { seed, ...options } = readWorkflow(file)["x-emulator"] ?? {};
  if (seed === undefined) return options;
  return {
    ...options,
    seed: typeof seed === "string" ? parse(readFileSync(new URL(seed, file), "utf8")) : seed,
  };
}
