import { isLoopbackHost } from "@seamline/openapi/page-origin";
import type { EmulatorSeed } from "../../emulated-services.ts";
import { keptPlace, type ServeRequest } from "./command-line.ts";
import { type Starter, watchStarter } from "./lifetime/watch-starter.ts";
import { Log } from "./log/log.ts";
import { endOnSignal } from "./process-setup.ts";
import { readyOf } from "./ready.ts";
import { EmulatorProcess } from "./start-emulator.ts";

/**
 * Runs the emulator until the process receives a signal, or until the process that started it exits. With `--json`,
 * stdout contains only one line, and the log is written to stderr.
 *
 * @throws UsageError, SeedFileError, ListenError, StoreError if the emulator cannot start
 */
export async function serve(request: ServeRequest, starter: Starter): Promise<void> {
  const log = new Log(request, request.json ? process.stderr : process.stdout);
  let end = (): void => void process.kill(process.pid, "SIGTERM");
  const onEnd = (reason: string): void => {
    log.message("warning", reason);
    end();
  };
  const watching = request.keepRunning ? undefined : watchStarter(starter, onEnd);
  const emulatorProcess = new EmulatorProcess(request, log);
  const seed = await emulatorProcess.readSeed();
  // There is nothing to clean up before this line, so signals may terminate the process.
  end = endOnSignal(async () => {
    await emulatorProcess.end();
    await log.end();
  }, request.keepRunning);
  const started = await emulatorProcess.start(seed);
  await watching;
  for (const line of warningsOf(request, seed, started.seed)) console.error(line);
  if (request.json) console.log(JSON.stringify(started.urls));
  else log.ready(readyOf(request, started.urls, started.seed));
}

export function warningsOf(
  request: ServeRequest,
  requested: EmulatorSeed,
  current: EmulatorSeed,
): readonly string[] {
  const { host, store, seed, code } = request;
  const place = keptPlace(request);
  const isUnused =
    place !== undefined && seed !== undefined && JSON.stringify(requested) !== JSON.stringify(current);
  const [name, alternative] =
    typeof seed === "object"
      ? [`the seed ${seed.file}`, "POST the seed to /__emulator/seed"]
      : ["the example", "use another one"];
  const remedy = store === undefined ? "remove the folder" : "use another database";
  const unused = `Warning: ${place} already has a state, so ${name} is ignored: ${remedy}, or ${alternative}.`;
  return [hostWarning(host, code !== "off"), isUnused ? unused : undefined].filter(
    (each) => each !== undefined,
  );
}

/** Returns a warning if the emulator can be reached from other machines. */
function hostWarning(host: string, runsCode: boolean): string | undefined {
  if (isLoopbackHost(host)) return undefined;
  const risk = runsCode ? ", and run their own code on this machine (use --no-code to prevent this)" : "";
  return `Warning: ${host} is not a loopback address: anyone who can reach this machine can use and reset the emulator${risk}.`;
}
