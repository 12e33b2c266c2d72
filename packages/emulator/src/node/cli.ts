#!/usr/bin/env node
import module from "node:module";

// Half of a start is compiling. Older versions of Node have no such cache.
module.enableCompileCache?.();

const { runCli } = await import("./cli/run-cli.ts");
await runCli(process.argv.slice(2));
