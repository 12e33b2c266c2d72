import { join } from "node:path";
import type { Generator } from "../../src/generator.ts";
import { runCommand } from "../../src/run-command.ts";
import { compileRust, installRustTool, rustTool, rustVersion } from "../../src/tools/rust.ts";

const tool = "cargo-progenitor";

/** The command has the version of the library that its clients need. */
const version = (): string => rustVersion("progenitor-client");

/**
 * With a builder, nobody has to count the eleven standard parameters in front of a body. Without a copy of its library in
 * each client, the version that is pinned here is the one that clients use.
 */
const settings = ["--interface builder", "--include-client false"];

const generator: Generator = {
  tool: "progenitor",
  language: "Rust",
  version,
  needs: ["cargo"],
  form: "3.0",
  settings,
  install: () => installRustTool(tool, version()),
  generate: async ({ spec, folder }) => {
    const what = [
      "--input",
      spec,
      "--output",
      join(folder, "client"),
      "--name",
      "client",
      "--version",
      "0.0.0",
    ];
    const chosen = settings.flatMap((setting) => setting.split(" "));
    await runCommand({
      program: rustTool(tool, version()),
      args: ["progenitor", ...what, ...chosen],
      cwd: folder,
    });
  },
  compile: (job) => compileRust(job, import.meta.url),
};

export default generator;
