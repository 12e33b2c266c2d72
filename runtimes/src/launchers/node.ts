import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buildProgram } from "../build-program.ts";
import { binFolder } from "../entries.ts";
import { runProcess } from "../run-process.ts";
import type { Runtime } from "../runtime.ts";

const installed = join(binFolder, "..");

/** One runtime for each Node version installed in this package, for example `node20`. */
export default readdirSync(installed)
  .filter((name) => /^node\d+$/.test(name))
  .sort()
  .map((name) => nodeRuntime(join(installed, name, "bin/node")));

function nodeRuntime(command: string): Runtime {
  return {
    name: `Node ${execFileSync(command, ["--version"], { encoding: "utf8" }).trim().slice(1)}`,
    run: async (servers, take, signal) => {
      const program = await buildProgram({ kind: "node", servers, builtins: true });
      await runProcess(command, [program], take, signal);
    },
  };
}
