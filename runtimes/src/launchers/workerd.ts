import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { buildProgram } from "../build-program.ts";
import { binFolder, distFolder } from "../entries.ts";
import { runProcess } from "../run-process.ts";
import type { Runtime } from "../runtime.ts";

const command = join(binFolder, "workerd");

/** Returns the configuration of a worker that has no Node modules and can call loopback addresses. */
function configOf(program: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "suite", worker = (
      modules = [(name = "${program}", esModule = embed "${program}")],
      compatibilityDate = "2026-11-01",
      compatibilityFlags = ["no_nodejs_compat_v2"],
      globalOutbound = "loopback"
    )),
    (name = "loopback", network = (allow = ["private"]))
  ]
);
`;
}

const workerd: Runtime = {
  name: execFileSync(command, ["--version"], { encoding: "utf8" }).trim(),
  run: async (servers, take, signal) => {
    const program = await buildProgram({
      kind: "workerd",
      servers,
      builtins: false,
      start: "export default { test: suite };",
      conditions: ["workerd", "worker", "browser"],
    });
    const config = join(distFolder, "workerd.capnp");
    await writeFile(config, configOf(basename(program)));
    await runProcess(command, ["test", config], take, signal);
  },
};

export default [workerd];
