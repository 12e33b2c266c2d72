#!/usr/bin/env node
import module from "node:module";

// Loading the TypeScript compiler dominates a short run. Older Node versions have no compile cache.
module.enableCompileCache?.();

const { runCli } = await import("./cli/run-cli.ts");
process.exitCode = await runCli(process.argv.slice(2), console);
