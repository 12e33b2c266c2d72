#!/usr/bin/env node
import module from "node:module";

// Compiling is half of the time of a start. Older versions of Node have no compile cache.
module.enableCompileCache?.();

const { runCli } = await import("./cli/run-cli.ts");
await runCli(process.argv.slice(2));
