import type { CodeRunnerFactory } from "../../framework/code-runner.ts";
import type { Seed } from "../../framework/seed.ts";
import { services } from "../../generated/services.gen.ts";
import { isLoopbackHost } from "../../pipeline/origin-guard.ts";
import { createEmulator, type Emulator } from "../../runtime/create-emulator.ts";
import type { EmulatorOptions } from "../../runtime/emulator-options.ts";
import type { EmulatorSeed, ServiceName } from "../../runtime/emulator-seed.ts";
import { StoreUnavailableError } from "../../store/store-errors.ts";
import { type Listening, listen } from "../listen.ts";
import { functionRunner } from "../runner/function-runner.ts";
import { type ServeRequest, UsageError } from "./command-line.ts";
import { endOnSignal, limitHeapGrowth, silenceSqliteWarning } from "./process-setup.ts";

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
    const inForce = request.data === undefined ? seed : await currentSeed(emulator);
    limitHeapGrowth();
    for (const line of warningsOf(request, seed, inForce)) console.error(line);
    console.log(json ? JSON.stringify(listening.urls) : readyText(listening.urls, inForce));
  } catch (error) {
    await end();
    throw toUsageError(error, request);
  }
}

/** What a store says speaks of its own folder below the one that was given, and of no flag. */
function toUsageError(error: unknown, { data }: ServeRequest): unknown {
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
  const { sqliteStores } = await import("../sqlite/sqlite-stores.ts");
  return createEmulator({ ...options, store: sqliteStores(data) });
}

/** Who starts the program has functions run: `--help` says so. */
function runnerOf({ code }: ServeRequest): CodeRunnerFactory | undefined {
  return code === "off" ? undefined : functionRunner({ npm: code === "as-is" ? "never" : "install" });
}

/** A state that is kept goes with the seed that it was made of. */
async function currentSeed({ retention }: Emulator): Promise<EmulatorSeed> {
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

/** What is printed when requests may come. */
function readyText(urls: Readonly<Partial<Record<ServiceName, string>>>, seed: EmulatorSeed): string {
  const places = Object.entries(urls).map(([name, url]) => `${name} ${url}`);
  const commands = exampleCommands(urls, seed).map((command) => `  ${command}`);
  return [`Ready: ${places.join(", ")} (Ctrl-C ends)`, "", ...commands].join("\n");
}

/**
 * The line that says who else can reach the emulator, and what they can do; `undefined` where nobody can.
 *
 * @param runsCode whether functions are run
 */
function hostWarning(host: string, runsCode: boolean): string | undefined {
  if (isLoopbackHost(host)) return undefined;
  const deeds = runsCode
    ? "can use and reset the emulator, and run code of their own on this machine (--no-code: they cannot)"
    : "can use and reset the emulator";
  return `Warning: ${host} is more than loopback: whoever reaches this machine ${deeds}.`;
}

/** How many are shown. */
const COMMAND_COUNT = 3;

/** Three commands that work with a seed: those of the services in turn, and one that shows the emulator itself. */
function exampleCommands(
  urls: Readonly<Partial<Record<ServiceName, string>>>,
  seed: Seed,
): readonly string[] {
  const entries = Object.entries(urls) as [ServiceName, string][];
  const examples = entries.map(([name, url]) => services[name].examples(url, seed));
  const inTurn = [0, 1].flatMap((turn) => examples.flatMap((each) => each.slice(turn, turn + 1)));
  return [...inTurn.slice(0, COMMAND_COUNT - 1), `curl ${entries[0]?.[1]}/__emulator/health`];
}

type OnWarning = NonNullable<EmulatorOptions["onWarning"]>;

/** So many lines are remembered; a program that makes up names need not fill the memory. */
const MAX_REMEMBERED_LINES = 1_000;

const MAX_PATH_LENGTH = 100;

/** Prints each warning once, however often its request comes: the journal has them all. */
function warningPrinter(print: (line: string) => void): OnWarning {
  const printed = new Set<string>();
  return ({ message }, { operationId, method, path }) => {
    const place = `${printableWord(method)} ${operationId ?? printableWord(path)}`;
    const line = `Warning: ${place}: ${message}`;
    if (printed.has(line)) return;
    if (printed.size >= MAX_REMEMBERED_LINES) printed.clear();
    printed.add(line);
    print(line);
  };
}

/** A path comes off the wire, and goes to a terminal. */
function printableWord(text: string): string {
  return text.slice(0, MAX_PATH_LENGTH).replace(/[^!-~]/gu, "?");
}
