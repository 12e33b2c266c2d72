import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { InvalidSeedError } from "@seamline/emulator-kit";
import type { Emulator } from "../../../create-emulator.ts";
import type { EmulatorSeed } from "../../../emulated-services.ts";
import type { Log } from "../log/log.ts";
import { readSeedFile } from "../read-seed-file.ts";
import { SeedFileError } from "../usage-error.ts";
import { FileWatch, type WatchedState } from "./file-watch.ts";

/** Watches the file of a seed, and replaces the state of an emulator by that of the file when it changes. */
export class SeedWatch {
  readonly #path: string;
  readonly #log: Log;
  readonly #watch: FileWatch;
  #emulator: Emulator | undefined;
  /** The contents that were applied last, as JSON: a file that is saved without a change keeps the state. */
  #applied = "";

  constructor(path: string, log: Log) {
    this.#path = path;
    this.#log = log;
    this.#watch = new FileWatch({ look: () => lookAtFile(path), changed: () => this.#reload() });
  }

  /** Notes how the file is, before it is read. */
  note(): Promise<void> {
    return this.#watch.note();
  }

  /** @param seed the contents of the file that the emulator started with */
  start(emulator: Emulator, seed: EmulatorSeed): void {
    this.#emulator = emulator;
    this.#applied = JSON.stringify(seed);
    this.#watch.start();
  }

  close(): void {
    this.#watch.close();
  }

  async #reload(): Promise<void> {
    try {
      const seed = await readSeedFile(this.#path);
      const text = JSON.stringify(seed);
      if (text === this.#applied) return;
      await this.#emulator?.seed(seed);
      this.#applied = text;
      this.#log.message("info", `${this.#path} has changed: the state is that of the new seed`);
    } catch (error) {
      this.#log.message("error", `${problemOf(error)}; the state stays as it is`);
    }
  }
}

/** A file that is not there is another state of it: editors replace files, and somebody may bring it back. */
async function lookAtFile(path: string): Promise<WatchedState> {
  const stats = await stat(path).catch(() => undefined);
  const fingerprint = stats ? [stats.ino, stats.size, stats.mtimeMs].join(" ") : "absent";
  return { fingerprint, folders: [dirname(path)] };
}

/** Returns the first problem in a line, and how many more there are. */
function problemOf(error: unknown): string {
  const { message } = error as Error;
  const isList = error instanceof SeedFileError || error instanceof InvalidSeedError;
  const [first = "", ...more] = message.split("\n").slice(error instanceof InvalidSeedError ? 1 : 0);
  if (!isList || more.length === 0) return first.replace(/\.$/, "");
  return `${first.replace(/\.$/, "")} (and ${more.length} more)`;
}
