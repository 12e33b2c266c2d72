/**
 * Lints, bundles, generates and builds everything, prints an overview, and then serves the docs and the emulator.
 *
 *   pnpm start               until Ctrl-C
 *   pnpm start --port 5010   with the emulator on this port and the two after it
 *   pnpm start --once        ends after the table
 */
import { parseArgs } from "node:util";
import { runTurbo } from "./start/run-turbo.ts";

const { once, port } = readFlags(process.argv.slice(2));
if ((await runTurbo(["lint", "bundle", "generate", "build"])) !== 0) {
  console.error("\nStopped: the step above failed, so the following ones did not run.");
  process.exit(1);
}

// Import these modules only now, since they read what the previous step built.
const { overview } = await import("./start/overview.ts");
console.log(`\n${await overview()}\n`);
if (!once) await serveUntilInterrupted();

function readFlags(args: string[]): { once: boolean; port: number } {
  try {
    const options = {
      once: { type: "boolean", default: false },
      port: { type: "string", default: "4010" },
    } as const;
    const { once, port } = parseArgs({ args, options }).values;
    if (!/^\d{1,5}$/.test(port)) throw new Error(`--port must be a number, not ${port}.`);
    return { once, port: Number(port) };
  } catch (error) {
    console.error(
      `${(error as Error).message.replace(/[^.]$/, "$&.")} The flags of start are --once and --port.`,
    );
    return process.exit(1);
  }
}

async function serveUntilInterrupted(): Promise<void> {
  const { serveDocs } = await import("@seamline/docs/serve");
  const { ListenError } = await import("@seamline/emulator/node");
  const { firstCalls, serveEmulator } = await import("./start/serve-emulator.ts");
  const emulator = await serveEmulator(port).catch((error: unknown) => {
    if (!(error instanceof ListenError)) throw error;
    console.error(`Stopped: ${error.message}`);
    return process.exit(1);
  });
  const docs = await serveDocs({ port: 0 });
  console.log(`${firstCalls(emulator)}\n\nDocs: ${docs.url}\n\nCtrl-C ends both.`);
  const end = (): void => void Promise.all([docs.close(), emulator.close()]);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
}
