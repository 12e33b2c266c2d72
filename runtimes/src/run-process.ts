import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Longest end of what a process complains about that is told. Characters. */
const COMPLAINT = 2000;

/**
 * Runs a process to its end.
 *
 * @param take is given every line of its standard output
 * @param signal kills it
 * @throws Error with the end of its standard error when it fails
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
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-COMPLAINT);
  });
  createInterface({ input: child.stdout }).on("line", take);
  const [code, killed] = await once(child, "close");
  if (code !== 0) throw new Error(`ended with ${code ?? killed}: ${complaint}`);
}
