import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { InvalidSeedError } from "@seamline/emulator-kit";
import type { Emulator } from "../../../create-emulator.ts";
import type { EmulatorSeed } from "../../../emulated-services.ts";
import type { Log } from "../log/log.ts";
import { readSeedFile } from "../read-seed-file.ts";
import { SeedFileError } from "../usage-error.ts";
import { FileWatch, type WatchedState } from "./file-watch.ts";

/** Watches a seed file, and replaces the state of an emulator when the file changes. */
export class SeedWatch {
  readonly #path: string;
  readonly #log: Log;
  readonly #watch: FileWatch;
  #emulator: Emulator | undefined;
  /** The last applied contents, as JSON. Saving the file without changes does not reset the state. */
  #applied = "";

  constructor(path: string, log: Log) {
    this.#path = path;
    this.#log = log;
    this.#watch = new FileWatch({ look: () => lookAtFile(path), changed: () => this.#reload() });
  }

  /** Records the state of the file. Call it before reading the file. */
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
      this.#log.message("info", `${this.#path} has changed: the new seed was applied`);
    } catch (error) {
      this.#log.message("error", `${problemOf(error)}; the state was not changed`);
    }
  }
}

/** Returns the state of the file. A missing file is a valid state, because editors replace files. */
async function lookAtFile(path: string): Promise<WatchedState> {
  const stats = await stat(path).catch(() => undefined);
  const fingerprint = stats ? [stats.ino, stats.size, stats.mtimeMs].join(" ") : "absent";
  return { fingerprint, folders: [dirname(path)] };
}

/** Returns the first problem on one line, and the number of other problems. */
function problemOf(error: unknown): string {
  const { message } = error as Error;
  const isList = error instanceof SeedFileError || error instanceof InvalidSeedError;
  const [first = "", ...more] = message.split("\n").slice(error instanceof InvalidSeedError ? 1 : 0);
  if (!isList || more.length === 0) return first.replace(/\.$/, "");
  return `${first.replace(/\.$/, "")} (and ${more.length} more)`;
}
