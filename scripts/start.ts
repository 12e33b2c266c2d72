/**
 * The main job: lint, bundle, generate and build everything, say what came out of it, then serve the docs
 * and the emulator.
 *
 *   pnpm start           until Ctrl-C
 *   pnpm start --once    ends after the table
 */
import { parseArgs } from "node:util";
import { runTurbo } from "./start/run-turbo.ts";

const once = endsAfterOverview(process.argv.slice(2));
if ((await runTurbo(["lint", "bundle", "generate", "build"])) !== 0) {
  console.error("\nStopped: the step above failed, and nothing after it ran.");
  process.exit(1);
}

// Loaded only now: what they read was built by the step before.
const { overview } = await import("./start/overview.ts");
console.log(`\n${await overview()}\n`);
if (!once) await serveUntilInterrupted();

function endsAfterOverview(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { once: { type: "boolean", default: false } } }).values.once;
  } catch (error) {
    console.error(`${(error as Error).message} The only flag of start is --once.`);
    return process.exit(1);
  }
}

async function serveUntilInterrupted(): Promise<void> {
  const { serveDocs } = await import("@seamline/docs/serve");
  const { emulatorText, serveEmulator } = await import("./start/serve-emulator.ts");
  const docs = await serveDocs({ port: 0 });
  const emulator = await serveEmulator();
  console.log(`Docs: ${docs.url}\n${emulatorText(emulator)}\n(Ctrl-C ends)`);
  const end = (): void => void Promise.all([docs.close(), emulator.close()]);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
}
