import { join } from "node:path";
import type { Generator } from "../../src/generator.ts";
import { runCommand } from "../../src/run-command.ts";
import { compileRust, installRustTool, rustTool, rustVersion } from "../../src/tools/rust.ts";

const tool = "cargo-progenitor";

/** The command has the same version as the library required by its clients. */
const version = (): string => rustVersion("progenitor-client");

/**
 * The builder interface avoids methods with eleven positional standard parameters before the body. Clients use the
 * pinned version of the library instead of a copy.
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
