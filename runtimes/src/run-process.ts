import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Maximum number of characters to report from the end of standard error. */
const ERROR_OUTPUT_LENGTH = 2000;

/**
 * Runs a process until it exits.
 *
 * @param take called with every line of its standard output
 * @param signal kills the process
 * @throws Error if the process fails, with the end of its standard error
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  take: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
    signal,
    killSignal: "SIGKILL",
  });
  let errorOutput = "";
  child.stderr.on("data", (chunk) => {
    errorOutput = `${errorOutput}${chunk}`.slice(-ERROR_OUTPUT_LENGTH);
  });
  createInterface({ input: child.stdout }).on("line", take);
  const [code, killed] = await once(child, "close");
  if (code !== 0) throw new Error(`ended with ${code ?? killed}: ${errorOutput}`);
}
