import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The emulator for snippets: started with its own command, on free ports. */
export interface ExampleEmulator extends AsyncDisposable {
  /** Replaces the addresses in snippets with the addresses of this emulator. */
  localized(text: string): string;
  /** Restores the state of the example. */
  reset(): Promise<void>;
  /**
   * Starts another example's service on a free port, and replaces its address in later snippets. Disposal stops it.
   *
   * @param port the port in the snippets
   * @param file the program that serves it; must print its address first
   */
  serve(port: number, file: string): Promise<void>;
}

/** Services by their ports in snippets. These are the default ports of `npx -y pnpm start`. */
const PORTS = { retention: 4010, functions: 4011, edge: 4012 };

/** @param cli the built program of the emulator */
export async function startExampleEmulator(cli: string): Promise<ExampleEmulator> {
  const child = spawn(process.execPath, [cli, "--example", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const urls = JSON.parse(await firstLine(child)) as Record<keyof typeof PORTS, string>;
  const others: ChildProcess[] = [];
  /** Actual addresses by the ports in snippets. */
  const addresses = new Map(
    Object.entries(PORTS).map(([name, port]) => [port, urls[name as keyof typeof PORTS]]),
  );
  return {
    localized: (text) =>
      [...addresses].reduce(
        (localized, [port, url]) => localized.replaceAll(`http://127.0.0.1:${port}`, url),
        text,
      ),
    serve: async (port, file) => {
      const other = spawn(process.execPath, [file], {
        env: { ...process.env, PORT: "0" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      others.push(other);
      const [url = ""] = /http:\/\/127\.0\.0\.1:\d+/.exec(await firstLine(other)) ?? [];
      addresses.set(port, url);
    },
    reset: async () => {
      const { status } = await fetch(`${urls.retention}/__emulator/reset`, { method: "POST" });
      if (status >= 300) throw new Error(`The reset of the emulator ended with ${status}.`);
    },
    [Symbol.asyncDispose]: async () => {
      for (const other of others) other.kill();
      await ended(child);
    },
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

/** @throws Error if the program's exit code is not 0 */
async function ended(child: ChildProcess): Promise<void> {
  const closed = once(child, "close");
  child.kill("SIGTERM");
  const [code, signal] = await closed;
  if (code !== 0) throw new Error(`The program ended with ${code ?? signal}.`);
}
