import { spawn } from "node:child_process";

/** Runs workspace tasks with their output in this terminal. Returns the exit code. */
export function runTurbo(tasks: readonly string[]): Promise<number> {
  const turbo = spawn("turbo", ["run", ...tasks, "--output-logs=new-only"], { stdio: "inherit" });
  return new Promise((resolve, reject) => {
    turbo.on("error", reject);
    turbo.on("close", (code) => resolve(code ?? 1));
  });
}
