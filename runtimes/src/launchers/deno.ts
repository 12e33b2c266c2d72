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
  // The packages are found in `node_modules`, and nothing is fetched.
  ...["--no-config", "--no-lock", "--no-remote", "--node-modules-dir=manual"],
  // All that a client needs, nor can it ask for more.
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
