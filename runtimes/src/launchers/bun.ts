import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { buildProgram } from "../build-program.ts";
import { binFolder } from "../entries.ts";
import { runProcess } from "../run-process.ts";
import type { Runtime } from "../runtime.ts";

const command = join(binFolder, "bun");

const bun: Runtime = {
  name: `Bun ${execFileSync(command, ["--version"], { encoding: "utf8" }).trim()}`,
  run: async (servers, take, signal) => {
    const program = await buildProgram({ kind: "bun", servers, builtins: true });
    // Without `--no-install`, Bun would download missing packages.
    await runProcess(command, ["--no-install", program], take, signal);
  },
};

export default [bun];
