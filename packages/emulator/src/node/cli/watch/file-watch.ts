import { type FSWatcher, watch } from "node:fs";

/** A snapshot of the watched files. */
export interface WatchedState {
  /** Changes when any file changes. */
  readonly fingerprint: string;
  readonly folders: readonly string[];
}

/** Quiet period before a change is reported, in milliseconds. Editors write files in several steps. */
const SETTLE_MS = 100;

/**
 * Polling interval in milliseconds. Polling is necessary because change events are missing on some network disks, in
 * some containers, and after a folder was deleted and created again.
 */
const POLL_MS = 1_000;

interface FileWatchOptions {
  look(): Promise<WatchedState>;
  /** Called after a change. Calls never overlap. Must not throw. */
  changed(): Promise<void>;
}

/**
 * Watches files. A burst of changes is reported once. A file that is replaced by another file is reported as changed.
 */
export class FileWatch {
  readonly #options: FileWatchOptions;
  readonly #watchers = new Map<string, FSWatcher>();
  #handled: string | undefined;
  #settling: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #poll: NodeJS.Timeout | undefined;
  #isChecking = false;

  constructor(options: FileWatchOptions) {
    this.#options = options;
  }

  /** Records the current state of the files. Call it before reading them. */
  async note(): Promise<void> {
    this.#handled = (await this.#options.look()).fingerprint;
  }

  /** Starts reporting changes made since the last call to {@link note}. */
  start(): void {
    this.#poll = setInterval(() => this.#schedule(), POLL_MS);
    this.#schedule();
  }

  close(): void {
    clearInterval(this.#poll);
    clearTimeout(this.#timer);
    this.#listenTo([]);
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#check();
    }, SETTLE_MS);
  }

  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      const { fingerprint, folders } = await this.#options.look();
      this.#listenTo(folders);
      if (fingerprint === this.#handled) this.#settling = undefined;
      else if (fingerprint === this.#settling) await this.#report(fingerprint);
      else this.#settle(fingerprint);
    } finally {
      this.#isChecking = false;
    }
  }

  #settle(fingerprint: string): void {
    this.#settling = fingerprint;
    this.#schedule();
  }

  async #report(fingerprint: string): Promise<void> {
    this.#handled = fingerprint;
    this.#settling = undefined;
    await this.#options.changed();
    this.#schedule();
  }

  /** Watches folders. If the system cannot watch a folder, polling still detects changes. */
  #listenTo(folders: readonly string[]): void {
    for (const [folder, watcher] of this.#watchers) {
      if (folders.includes(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    for (const folder of folders) {
      if (this.#watchers.has(folder)) continue;
      try {
        const watcher = watch(folder, { persistent: false }, () => this.#schedule());
        watcher.on("error", () => watcher.close());
        this.#watchers.set(folder, watcher);
      } catch {
        // The folder was deleted.
      }
    }
  }
}
