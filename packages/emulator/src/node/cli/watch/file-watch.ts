import { type FSWatcher, watch } from "node:fs";

/** What is watched, as it is at a moment. */
export interface WatchedState {
  /** Differs where anything has changed. */
  readonly fingerprint: string;
  /** The folders in which a change may show. */
  readonly folders: readonly string[];
}

/** How long files must stay as they are before a change counts, in milliseconds: editors write in several steps. */
const SETTLE_MS = 100;

/**
 * How often the files are looked at without any notice of a change, in milliseconds. The system gives none on some
 * network disks and in containers, and none for a folder that has vanished and come back.
 */
const POLL_MS = 1_000;

interface FileWatchOptions {
  look(): Promise<WatchedState>;
  /** Called after a change, and not again before it has ended. It must not throw. */
  changed(): Promise<void>;
}

/** Watches files. A burst of changes counts as one, and so does a file that is replaced by another of its name. */
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

  /** Notes how the files are now. Whoever reads them next has everything up to here. */
  async note(): Promise<void> {
    this.#handled = (await this.#options.look()).fingerprint;
  }

  /** Reports changes from the last note on. */
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

  /** Where the system gives no notices, such as for want of watches, the files are still looked at. */
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
        // The folder has vanished since.
      }
    }
  }
}
