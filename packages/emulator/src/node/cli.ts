#!/usr/bin/env node
import module from "node:module";

// Compiling is half of the time of a start. Older versions of Node have no compile cache.
module.enableCompileCache?.();

// Read it first: the parent can end while the modules are loaded.
const parent = process.ppid;
const { runCli } = await import("./cli/run-cli.ts");
await runCli(process.argv.slice(2), parent);
