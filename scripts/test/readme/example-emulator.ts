import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The emulator for snippets: started with its own command, on free ports. */
export interface ExampleEmulator extends AsyncDisposable {
  /** Replaces the addresses in snippets with the addresses of this emulator. */
  localized(text: string): string;
  /** Restores the state of the example. */
  reset(): Promise<void>;
}

/** Services by their ports in snippets, which are the default ports of `npx -y pnpm start`. */
const PORTS = { retention: 4010, functions: 4011, edge: 4012 };

/** @param cli the built program of the emulator */
export async function startExampleEmulator(cli: string): Promise<ExampleEmulator> {
  const child = spawn(process.execPath, [cli, "--example", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const urls = JSON.parse(await firstLine(child)) as Record<keyof typeof PORTS, string>;
  return {
    localized: (text) =>
      Object.entries(PORTS).reduce((localized, [name, port]) => {
        return localized.replaceAll(`http://127.0.0.1:${port}`, urls[name as keyof typeof PORTS]);
      }, text),
    reset: async () => {
      const { status } = await fetch(`${urls.retention}/__emulator/reset`, { method: "POST" });
      if (status >= 300) throw new Error(`The reset of the emulator ended with ${status}.`);
    },
    [Symbol.asyncDispose]: () => ended(child),
  };
}

/** Starts a server program, waits until it reports that it is ready, and stops it on disposal. */
export async function serveOnce(program: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], { cwd, stdio: ["ignore", "pipe", "pipe"] });
  await firstLine(child);
  await ended(child);
}

/** @throws Error with the program's output if it ends before it prints a line */
async function firstLine(child: ChildProcess): Promise<string> {
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    errors += chunk;
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [line] = await Promise.race([
    once(lines, "line"),
    once(child, "close").then(([code]) =>
      Promise.reject(new Error(`The program ended with ${code}. ${errors}`)),
    ),
  ]);
  return line;
}

/** @throws Error if the exit code of the program is not 0 */
async function ended(child: ChildProcess): Promise<void> {
  const closed = once(child, "close");
  child.kill("SIGTERM");
  const [code, signal] = await closed;
  if (code !== 0) throw new Error(`The program ended with ${code ?? signal}.`);
}
