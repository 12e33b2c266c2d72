import { createEmulator, type Emulator } from "../../emulator/create-emulator.ts";
import type { EmulatorSeed } from "../../emulator/emulator-seed.ts";
import type { CodeRunnerFactory } from "../../service/code-runner.ts";
import { StoreUnavailableError } from "../../store/errors/store-unavailable-error.ts";
import { type Listening, listen } from "../listen.ts";
import { functionRunner } from "../runner/function-runner.ts";
import { endOnSignal } from "./end-on-signal.ts";
import type { ServeRequest } from "./parse-arguments.ts";
import { hostWarning, readyText } from "./ready-text.ts";
import { silenceSqliteWarning } from "./silence-sqlite-warning.ts";
import { steadyHeap } from "./steady-heap.ts";
import { UsageError } from "./usage-error.ts";
import { warningPrinter } from "./warning-printer.ts";

/** How long the end of the process waits for requests in progress, in milliseconds. */
const CLOSE_WITHIN_MS = 1_000;

/**
 * Serves until a signal ends it.
 *
 * @throws UsageError, RefusedSeedError, ListenError, StoreError; then nothing is served
 */
export async function serve(request: ServeRequest): Promise<void> {
  const { host, port, services, json } = request;
  let emulator: Emulator | undefined;
  let listening: Listening | undefined;
  const end = async (): Promise<void> => {
    await listening?.close();
    await emulator?.close();
  };
  const seed = await seedOf(request);
  // Until here there is nothing to close: signals end the process by themselves.
  endOnSignal(end);
  try {
    emulator = await emulatorOf(request, seed);
    listening = await listen(emulator, { host, port, services, closeWithinMs: CLOSE_WITHIN_MS });
    // Asking takes a tenth of a start: only a state that is kept may go with another seed.
    const inForce = request.data === undefined ? seed : await seedInForce(emulator);
    steadyHeap();
    for (const line of warningsOf(request, seed, inForce)) console.error(line);
    console.log(json ? JSON.stringify(listening.urls) : readyText(listening.urls, inForce));
  } catch (error) {
    await end();
    throw toldOf(error, request);
  }
}

/** What a store says speaks of its own folder below the one that was given, and of no flag. */
function toldOf(error: unknown, { data }: ServeRequest): unknown {
  if (!(error instanceof StoreUnavailableError) || error.reason !== "unsupported") return error;
  const problem = `--data ${data} needs Node 22.13 or newer (this is ${process.version})`;
  return new UsageError(`${problem}: take a newer Node, or leave out --data`);
}

/** What reads a seed, and the example, is loaded only for who has one. */
async function seedOf({ seed }: ServeRequest): Promise<EmulatorSeed> {
  if (seed === undefined) return {};
  if (seed === "example") return readExample();
  const { readSeedFile } = await import("./read-seed-file.ts");
  return readSeedFile(seed.file);
}

/** Read like a file: a state that is kept is compared with what was made of the seed, with its items repeated. */
async function readExample(): Promise<EmulatorSeed> {
  const [{ exampleSeed }, { seedReader }] = await Promise.all([
    import("../../generated/example-seed.gen.ts"),
    import("../../seed/seed-reader.ts"),
  ]);
  return seedReader.read(exampleSeed) as EmulatorSeed;
}

async function emulatorOf(request: ServeRequest, seed: EmulatorSeed): Promise<Emulator> {
  const { data, limits, profile, operationMs, strict, json } = request;
  const onWarning = json ? undefined : warningPrinter((line) => console.error(line));
  const options = { seed, limits, profile, operationMs, strict, onWarning, runner: runnerOf(request) };
  if (data === undefined) return createEmulator(options);
  silenceSqliteWarning();
  const { sqliteStores } = await import("../sqlite-stores.ts");
  return createEmulator({ ...options, store: sqliteStores(data) });
}

/** Who starts the program has functions run: `--help` says so. */
function runnerOf({ code }: ServeRequest): CodeRunnerFactory | undefined {
  return code === "off" ? undefined : functionRunner({ npm: code === "as-is" ? "never" : "install" });
}

/** A state that is kept goes with the seed that it was made of. */
async function seedInForce({ retention }: Emulator): Promise<EmulatorSeed> {
  const answer = await retention.fetch("http://127.0.0.1/__emulator/seed");
  return (await answer.json()) as EmulatorSeed;
}

function warningsOf(request: ServeRequest, given: EmulatorSeed, inForce: EmulatorSeed): string[] {
  const { host, data, seed, code } = request;
  const isKept = data !== undefined && seed !== undefined;
  const isUnused = isKept && JSON.stringify(given) !== JSON.stringify(inForce);
  const [name, otherwise] =
    typeof seed === "object"
      ? [`the seed ${seed.file}`, "POST the seed to /__emulator/seed"]
      : ["the example", "give another one"];
  const unused = `Warning: ${data} holds a state, which goes on; ${name} is not planted: remove the folder, or ${otherwise}.`;
  return [hostWarning(host, code !== "off"), isUnused ? unused : undefined].filter(
    (each) => each !== undefined,
  );
}
