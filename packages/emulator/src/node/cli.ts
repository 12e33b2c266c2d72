#!/usr/bin/env node
import module from "node:module";

// Compilation takes half of the startup time. Older versions of Node have no compile cache.
module.enableCompileCache?.();

// Read the parent's id first, because the parent may exit while the modules are loading.
const parent = process.ppid;
const { runCli } = await import("./cli/run-cli.ts");
await runCli(process.argv.slice(2), parent);
