import { InvalidSeedError, StoreUnavailableError } from "@seamline/emulator-kit";
import { asRead, seedReaderOf } from "@seamline/emulator-kit/host";
import type { CodeRunnerFactory } from "@seamline/function-runner/code-runner";
import { createEmulator, type Emulator } from "../../create-emulator.ts";
import { type EmulatorSeed, emulatedServices } from "../../emulated-services.ts";
import { functionRunner } from "../function-runner.ts";
import { type Listening, listen } from "../listen.ts";
import { keptPlace, type ServeRequest } from "./command-line.ts";
import type { FolderDeployments } from "./folders/folder-deployments.ts";
import type { Log } from "./log/log.ts";
import { limitHeapGrowth, silenceSqliteWarning } from "./process-setup.ts";
import { readSeedFile, seedFileError } from "./read-seed-file.ts";
import type { StartedEmulator } from "./ready.ts";
import { UsageError } from "./usage-error.ts";
import type { SeedWatch } from "./watch/seed-watch.ts";

/** How long the process waits for requests in progress before it ends, in milliseconds. */
const CLOSE_WITHIN_MS = 1_000;

/** The emulator of this process, from its start to its end. */
export class EmulatorProcess {
  readonly #request: ServeRequest;
  readonly #log: Log;
  #seedWatch: SeedWatch | undefined;
  #emulator: Emulator | undefined;
  #listening: Listening | undefined;
  #folders: FolderDeployments | undefined;

  constructor(request: ServeRequest, log: Log) {
    this.#request = request;
    this.#log = log;
  }

  /** Reads the seed that the flags name. @throws UsageError, SeedFileError */
  async readSeed(): Promise<EmulatorSeed> {
    const { seed, watch } = this.#request;
    if (watch && typeof seed === "object") {
      const { SeedWatch } = await import("./watch/seed-watch.ts");
      this.#seedWatch = new SeedWatch(seed.file, this.#log);
      await this.#seedWatch.note();
    }
    return requestedSeed(seed);
  }

  /**
   * Starts the emulator, listens, and deploys what is in folders.
   *
   * @throws UsageError, ListenError, StoreError; nothing is served then
   */
  async start(seed: EmulatorSeed): Promise<StartedEmulator> {
    const request = this.#request;
    const log = this.#log;
    const { host, port, services, allowOrigins, docsUrl } = request;
    try {
      const emulator = await emulatorOf(request, seed);
      this.#emulator = emulator;
      log.follow(emulator);
      this.#listening = await listen(emulator, {
        host,
        port,
        services,
        allowOrigins,
        docsUrl,
        closeWithinMs: CLOSE_WITHIN_MS,
      });
      // Only a state that was kept may belong to another seed. Reading its seed takes a tenth of the start.
      const current = keptPlace(request) === undefined ? seed : await currentSeed(emulator);
      limitHeapGrowth();
      const started = { emulator, urls: this.#listening.urls, seed: current };
      await this.#deployFolders(started);
      this.#seedWatch?.start(emulator, seed);
      return started;
    } catch (error) {
      await this.end();
      throw toUsageError(error, request);
    }
  }

  /** Ends what was started, which may be nothing yet. */
  async end(): Promise<void> {
    this.#seedWatch?.close();
    this.#folders?.close();
    await this.#listening?.close();
    await this.#emulator?.close();
  }

  async #deployFolders(started: StartedEmulator): Promise<void> {
    const { folders, watch, code } = this.#request;
    if (folders.length === 0) return;
    const { FolderDeployments } = await import("./folders/folder-deployments.ts");
    const parts = { started, log: this.#log, withModules: code === "as-is" };
    this.#folders = new FolderDeployments(folders, parts);
    await (watch ? this.#folders.watchAll() : this.#folders.deployAll());
  }
}

/**
 * Turns errors of the user into errors of the command. Names the flag, because the message of a store names only its own
 * folder below the one of `--data`.
 */
function toUsageError(error: unknown, { data, seed }: ServeRequest): unknown {
  if (error instanceof InvalidSeedError)
    return seedFileError(typeof seed === "object" ? seed.file : "the seed", error);
  if (data === undefined || !(error instanceof StoreUnavailableError) || error.reason !== "unsupported")
    return error;
  const problem = `--data ${data} needs Node 22.13 or newer (this is ${process.version})`;
  return new UsageError(`${problem}: take a newer Node, or leave out --data`);
}

async function emulatorOf(request: ServeRequest, seed: EmulatorSeed): Promise<Emulator> {
  const { data, store, limits, profile, operationMs, strict, journalLimit } = request;
  const options = { seed, limits, profile, operationMs, strict, journalLimit, runner: runnerOf(request) };
  if (store !== undefined) {
    const { postgresStores } = await import("../postgres/postgres-stores.ts");
    return createEmulator({ ...options, store: postgresStores(store) });
  }
  if (data === undefined) return createEmulator(options);
  silenceSqliteWarning();
  const { sqliteStores } = await import("../sqlite/sqlite-stores.ts");
  return createEmulator({ ...options, store: sqliteStores(data) });
}

/** Functions run by default, as `--help` says. */
function runnerOf({ code }: ServeRequest): CodeRunnerFactory | undefined {
  if (code === "off") return undefined;
  const installer = code === "as-is" ? "never" : "install";
  return functionRunner({ npm: installer, pip: installer });
}

/**
 * Reads the seed that the flags name. The example is loaded only where it is needed. Nothing changes the seed from here
 * on, so that the emulator need not check it again.
 *
 * @throws UsageError, SeedFileError
 */
async function requestedSeed(seed: ServeRequest["seed"]): Promise<EmulatorSeed> {
  if (seed === undefined) return {};
  if (seed === "example") return readExample();
  return asRead(await readSeedFile(seed.file));
}

/**
 * Reads the example as a file is read, because the seed of a kept state is compared with it, with its items repeated.
 */
async function readExample(): Promise<EmulatorSeed> {
  const { exampleSeed } = await import("../../generated/example-seed.gen.ts");
  return asRead(seedReaderOf(emulatedServices).read(exampleSeed) as EmulatorSeed);
}

/** Returns the seed that the current state was made from. */
async function currentSeed({ retention }: Emulator): Promise<EmulatorSeed> {
  const response = await retention.fetch("http://127.0.0.1/__emulator/seed");
  return (await response.json()) as EmulatorSeed;
}
