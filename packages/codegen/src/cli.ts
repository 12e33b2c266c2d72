#!/usr/bin/env node
import module from "node:module";

// Most of a short run is compiling the compiler. Older versions of Node have no such cache.
module.enableCompileCache?.();

const { runCli } = await import("./cli/run-cli.ts");
process.exitCode = await runCli(process.argv.slice(2), console);
