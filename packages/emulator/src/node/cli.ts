#!/usr/bin/env node
import module from "node:module";
import { type CompiledCode, runScript } from "./cli/cached-script.ts";

/** Flags that determine which functions are called during the start. */
const SEPARATE_FLAGS = ["--data", "--example", "--seed", "--store"];

// Compilation takes half of the startup time. Older versions of Node have no compile cache.
module.enableCompileCache?.();

// Read the parent's id first, because the parent may exit while the modules are loading.
const parent = process.ppid;
const { runCli, code } = await command();
await runCli(process.argv.slice(2), parent, code);

type Command = typeof import("./cli/run-cli.ts");

/** Loads the bundle. Some versions of Node cannot load it, because it requires ES modules. */
async function command(): Promise<Pick<Command, "runCli"> & { readonly code?: CompiledCode }> {
  const isBundled = import.meta.url.endsWith(".js") && process.features.require_module;
  if (!isBundled) return import("./cli/run-cli.ts");
  const flags = SEPARATE_FLAGS.filter((flag) => process.argv.some((word) => word.startsWith(flag)));
  const { exports, code } = runScript(new URL("./cli/run-cli.cjs", import.meta.url), flags.join(""));
  return { ...(exports as Command), code };
}
