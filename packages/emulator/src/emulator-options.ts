import type { EmulatorOptions as SharedOptions } from "@seamline/emulator-kit";
import type { EmulatorSeed } from "./emulated-services.ts";
import type { FunctionsOptions } from "./services/functions/functions-options.ts";

/** Options for `createEmulator`: general options and the services' options. */
export interface EmulatorOptions extends SharedOptions<EmulatorSeed>, FunctionsOptions {}
