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
import { limitHeapGrowth, postponeOptimization, silenceSqliteWarning } from "./process-setup.ts";
import { readSeedFile, seedFileError } from "./read-seed-file.ts";
import type { StartedEmulator } from "./ready.ts";
import { UsageError } from "./usage-error.ts";
import type { SeedWatch } from "./watch/seed-watch.ts";

/** Time limit for requests in flight before the process exits, in milliseconds. */
const CLOSE_WITHIN_MS = 1_000;

/** Controls this process's emulator. */
export class EmulatorProcess {
  readonly #request: ServeRequest;
  readonly #log: Log;
  #seedWatch: SeedWatch | undefined;
  #emulator: Emulator | undefined;
  #listening: Listening | undefined;
  #folders: FolderDeployments | undefined;
  #example: Promise<EmulatorSeed> | undefined;

  constructor(request: ServeRequest, log: Log) {
    this.#request = request;
    this.#log = log;
  }

  /** Reads the seed from the flags. @throws UsageError, SeedFileError */
  async readSeed(): Promise<EmulatorSeed> {
    const { seed, watch } = this.#request;
    postponeOptimization();
    if (watch && typeof seed === "object") {
      const { SeedWatch } = await import("./watch/seed-watch.ts");
      this.#seedWatch = new SeedWatch(seed.file, this.#log);
      await this.#seedWatch.note();
    }
    return requestedSeed(seed);
  }

  /**
   * Starts the emulator, listens, and deploys the folders.
   *
   * @throws UsageError, ListenError, StoreError if the emulator cannot start
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
        exampleSeed: () => {
          this.#example ??= readExample();
          return this.#example;
        },
        closeWithinMs: CLOSE_WITHIN_MS,
      });
      // A state in memory was created from the given seed. Do not read its seed, which takes a tenth of the startup
      // time.
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

  /** Closes everything started by this object. */
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
 * Converts user errors to usage errors. The message names the flag, because a store's message only names its subfolder
 * under `--data`.
 */
function toUsageError(error: unknown, { data, seed }: ServeRequest): unknown {
  if (error instanceof InvalidSeedError)
    return seedFileError(typeof seed === "object" ? seed.file : "the seed", error);
  if (data === undefined || !(error instanceof StoreUnavailableError) || error.reason !== "unsupported")
    return error;
  const problem = `--data ${data} requires Node 22.13 or newer (this is ${process.version})`;
  return new UsageError(`${problem}: upgrade Node, or omit --data`);
}

async function emulatorOf(request: ServeRequest, seed: EmulatorSeed): Promise<Emulator> {
  const { data, store, limits, profile, longRunningMs, strict, journalLimit } = request;
  const options = { seed, limits, profile, longRunningMs, strict, journalLimit, runner: runnerOf(request) };
  if (store !== undefined) {
    const { postgresStores } = await import("../postgres/postgres-stores.ts");
    return createEmulator({ ...options, store: postgresStores(store) });
  }
  if (data === undefined) return createEmulator(options);
  silenceSqliteWarning();
  const { sqliteStores } = await import("../sqlite/sqlite-stores.ts");
  return createEmulator({ ...options, store: sqliteStores(data) });
}

function runnerOf({ code }: ServeRequest): CodeRunnerFactory | undefined {
  if (code === "off") return undefined;
  const installer = code === "as-is" ? "never" : "install";
  return functionRunner({ npm: installer, pip: installer });
}

/**
 * Reads the seed from the flags. The example is loaded only if needed. The seed does not change afterwards, so the
 * emulator does not validate it again.
 *
 * @throws UsageError, SeedFileError
 */
async function requestedSeed(seed: ServeRequest["seed"]): Promise<EmulatorSeed> {
  if (seed === undefined) return {};
  if (seed === "example") return readExample();
  return asRead(await readSeedFile(seed.file));
}

/** Reads the example and expands repeated items, because it is compared with the seed of the stored state. */
async function readExample(): Promise<EmulatorSeed> {
  const { exampleSeed } = await import("../../generated/example-seed.gen.ts");
  return asRead(seedReaderOf(emulatedServices).read(exampleSeed) as EmulatorSeed);
}

async function currentSeed({ retention }: Emulator): Promise<EmulatorSeed> {
  const response = await retention.fetch("http://127.0.0.1/__emulator/seed");
  return (await response.json()) as EmulatorSeed;
}
