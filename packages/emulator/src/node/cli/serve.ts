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

/** How long the process waits for requests in progress before it ends, in milliseconds. */
const CLOSE_WITHIN_MS = 1_000;

/**
 * Serves until a signal ends the process.
 *
 * @throws UsageError, SeedFileError, ListenError, StoreError; nothing is served then
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
  // Until here there is nothing to close, so that signals may end the process directly.
  endOnSignal(end);
  try {
    emulator = await emulatorOf(request, seed);
    listening = await listen(emulator, { host, port, services, closeWithinMs: CLOSE_WITHIN_MS });
    // Only a state that was kept may belong to another seed. Reading its seed takes a tenth of the start.
    const current = request.data === undefined ? seed : await currentSeed(emulator);
    limitHeapGrowth();
    for (const line of warningsOf(request, seed, current)) console.error(line);
    console.log(json ? JSON.stringify(listening.urls) : readyText(listening.urls, current));
  } catch (error) {
    await end();
    throw toUsageError(error, request);
  }
}

/** Names the flag, because the message of a store names only its own folder below the one of `--data`. */
function toUsageError(error: unknown, { data }: ServeRequest): unknown {
  if (!(error instanceof StoreUnavailableError) || error.reason !== "unsupported") return error;
  const problem = `--data ${data} needs Node 22.13 or newer (this is ${process.version})`;
  return new UsageError(`${problem}: take a newer Node, or leave out --data`);
}

/** Loads the modules that read a seed, and the example, only if they are needed. */
async function seedOf({ seed }: ServeRequest): Promise<EmulatorSeed> {
  if (seed === undefined) return {};
  if (seed === "example") return readExample();
  const { readSeedFile } = await import("./read-seed-file.ts");
  return readSeedFile(seed.file);
}

/**
 * Reads the example as a file is read, because the seed of a kept state is compared with it, with its items repeated.
 */
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

/** Functions run by default, as `--help` says. */
function runnerOf({ code }: ServeRequest): CodeRunnerFactory | undefined {
  return code === "off" ? undefined : functionRunner({ npm: code === "as-is" ? "never" : "install" });
}

/** Returns the seed that the current state was made from. */
async function currentSeed({ retention }: Emulator): Promise<EmulatorSeed> {
  const response = await retention.fetch("http://127.0.0.1/__emulator/seed");
  return (await response.json()) as EmulatorSeed;
}

function warningsOf(request: ServeRequest, requested: EmulatorSeed, current: EmulatorSeed): string[] {
  const { host, data, seed, code } = request;
  const isUnused =
    data !== undefined && seed !== undefined && JSON.stringify(requested) !== JSON.stringify(current);
  const [name, alternative] =
    typeof seed === "object"
      ? [`the seed ${seed.file}`, "POST the seed to /__emulator/seed"]
      : ["the example", "name another one"];
  const unused = `Warning: ${data} already has a state, so ${name} is not used: remove the folder, or ${alternative}.`;
  return [hostWarning(host, code !== "off"), isUnused ? unused : undefined].filter(
    (each) => each !== undefined,
  );
}

/** Returns the text that is printed when the emulator is ready. */
function readyText(urls: Readonly<Partial<Record<ServiceName, string>>>, seed: EmulatorSeed): string {
  const places = Object.entries(urls).map(([name, url]) => `${name} ${url}`);
  const commands = exampleCommands(urls, seed).map((command) => `  ${command}`);
  return [`Ready: ${places.join(", ")} (Ctrl-C ends)`, "", ...commands].join("\n");
}

/** Warns that other machines can reach the emulator, and of what they can do then. */
function hostWarning(host: string, runsCode: boolean): string | undefined {
  if (isLoopbackHost(host)) return undefined;
  const risk = runsCode ? ", and run their own code on this machine (prevent that with --no-code)" : "";
  return `Warning: ${host} is not a loopback address: anyone who can reach this machine can use and reset the emulator${risk}.`;
}

/** How many example commands are printed. */
const COMMAND_COUNT = 3;

/** Returns commands that work with the seed: those of the services in turn, and one of the emulator itself. */
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

/** How many lines are remembered, so that a client with ever new names does not fill the memory. */
const MAX_REMEMBERED_LINES = 1_000;

const MAX_PATH_LENGTH = 100;

/** Prints each warning once, however often it occurs. The journal has all of them. */
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

/** Replaces characters that could control a terminal, since a path comes from the client. */
function printableWord(text: string): string {
  return text.slice(0, MAX_PATH_LENGTH).replace(/[^!-~]/gu, "?");
}
