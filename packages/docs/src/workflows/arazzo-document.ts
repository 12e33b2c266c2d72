import { readFileSync } from "node:fs";
import type { EmulatorOptions } from "@seamline/emulator";
import type { ArazzoDocument } from "@seamline/openapi/arazzo";
import { parse } from "yaml";

/** An Arazzo document whose workflows run in the emulator. */
export interface EmulatedWorkflows extends ArazzoDocument {
  /** Emulator options that the workflows need. The seed may be the name of a file in the same folder. */
  readonly "x-emulator"?: Omit<EmulatorOptions, "seed" | "store" | "runner" | "clock"> & {
    readonly seed?: EmulatorOptions["seed"] | string;
    readonly clock?: { readonly mode?: "system" | "manual"; readonly now?: number };
  };
}

export function readArazzo(file: URL): EmulatedWorkflows {
  return parse(readFileSync(file, "utf8")) as EmulatedWorkflows;
}

/** Returns the emulator options that a document's workflows need. */
export function emulatorOptionsOf(document: EmulatedWorkflows, file: URL): Omit<EmulatorOptions, "clock"> {
  const { seed, clock: _, ...options } = document["x-emulator"] ?? {};
  if (seed === undefined) return options;
  return {
    ...options,
    seed: typeof seed === "string" ? parse(readFileSync(new URL(seed, file), "utf8")) : seed,
  };
}
