#!/usr/bin/env node
import module from "node:module";

// A short run spends most of its time loading the TypeScript compiler. Older Node versions have no compile cache.
module.enableCompileCache?.();

const { runCli } = await import("./cli/run-cli.ts");
process.exitCode = await runCli(process.argv.slice(2), console);
