/**
 * Lints, bundles, generates and builds everything, prints an overview, and then serves the docs and the emulator.
 *
 *   pnpm start               until Ctrl-C
 *   pnpm start --port 5010   with the emulator on this port and the two after it
 *   pnpm start --once        ends after the table
 */
import { readFlags, type StartFlags } from "./start/read-flags.ts";
import { runTurbo } from "./start/run-turbo.ts";

const { once, port } = flags();
if ((await runTurbo(["lint", "bundle", "generate", "build"])) !== 0) {
  console.error("\nStopped: the step above failed, so the following ones did not run.");
  process.exit(1);
}

// Import these modules only now, since they read what the previous step built.
const { overview } = await import("./start/overview.ts");
console.log(`\n${await overview()}\n`);
if (!once) await serveUntilInterrupted();

function flags(): StartFlags {
  try {
    return readFlags(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
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
