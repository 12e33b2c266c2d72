import type { ServeRequest } from "../command-line.ts";
import { type Starter, watchStarter } from "../lifetime/watch-starter.ts";
import { Log } from "../log/log.ts";
import { endWithin } from "../process-setup.ts";
import { readyOf } from "../ready.ts";
import { warningsOf } from "../serve.ts";
import { EmulatorProcess } from "../start-emulator.ts";
import { clientVariables } from "./environment.ts";
import { runCommand, SignalForwarding } from "./run-command.ts";

/**
 * Starts an emulator, runs a command, and exits with the command's exit code. Only the command writes to stdout. All
 * other output goes to stderr.
 *
 * @throws UsageError, SeedFileError, ListenError, StoreError if the command was not started
 */
export async function exec(
  request: ServeRequest,
  command: readonly string[],
  starter: Starter,
): Promise<void> {
  const log = new Log(request, process.stderr);
  const emulatorProcess = new EmulatorProcess(request, log);
  const seed = await emulatorProcess.readSeed();
  // There is nothing to clean up before this line, so signals may terminate the process.
  const signals = new SignalForwarding();
  if (!request.keepRunning)
    void watchStarter(starter, (reason) => {
      log.message("warning", reason);
      signals.end();
    });
  const started = await emulatorProcess.start(seed);
  try {
    for (const line of warningsOf(request, seed, started.seed)) console.error(line);
    if (request.log !== "off") log.ready(readyOf(request, started.urls, started.seed));
    process.exitCode = await runCommand(command, clientVariables(started), signals);
  } finally {
    await endWithin(() => emulatorProcess.end());
    await log.end();
  }
  process.exit();
}
