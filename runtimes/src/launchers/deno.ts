import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { buildProgram } from "../build-program.ts";
import { binFolder } from "../entries.ts";
import { runProcess } from "../run-process.ts";
import type { Runtime } from "../runtime.ts";

const command = join(binFolder, "deno");

const flags = [
  "run",
  "--quiet",
  // Makes Deno find the packages in `node_modules` without downloading anything.
  ...["--no-config", "--no-lock", "--no-remote", "--node-modules-dir=manual"],
  // A client only needs network access, and the program cannot prompt for other permissions.
  ...["--no-prompt", "--allow-net=127.0.0.1,localhost"],
];

const deno: Runtime = {
  name: `Deno ${/^deno (\S+)/.exec(execFileSync(command, ["--version"], { encoding: "utf8" }))?.[1]}`,
  run: async (servers, take, signal) => {
    const program = await buildProgram({ kind: "deno", servers, builtins: true });
    await runProcess(command, [...flags, program], take, signal);
  },
};

export default [deno];
