import type { Exchange, ReceivedResponse } from "@seamline/ui/response/exchange";
import { Store } from "@seamline/ui/state/store";
import type { OpenedEmulator, SentRequest } from "./emulator-messages.ts";
import { EmulatorWorkerClient } from "./emulator-worker.ts";
import { type Kept, tabStorage } from "./tab-storage.ts";
import { tryItText } from "./try-it-strings.ts";

/** State of the tab's emulator, as shown by panels. */
export interface TabEmulatorState {
  /** `undefined` while the emulator starts. */
  readonly opened: OpenedEmulator | undefined;
  /** How far the emulator's clock is ahead of the system clock, in milliseconds. */
  readonly clockAheadMs: number;
  /** Message about the state, for example that it was reset or cannot be saved. */
  readonly notice: string | undefined;
  /** Reason why the emulator did not start. */
  readonly failure: string | undefined;
}

const STARTING: TabEmulatorState = {
  opened: undefined,
  clockAheadMs: 0,
  notice: undefined,
  failure: undefined,
};

/** Notices to show, by the result of saving the state. */
const NOTICES: Readonly<Record<Kept, string | undefined>> = {
  kept: undefined,
  "too large": tryItText.stateTooLarge,
  forbidden: tryItText.storageBlocked,
};

/**
 * The emulator of a tab. Every page starts its own worker, so the state is saved after each change and restored when
 * the next page starts its emulator.
 */
export class TabEmulator {
  readonly state = new Store(STARTING);
  #client: EmulatorWorkerClient | undefined;
  #ready: Promise<void> | undefined;

  constructor() {
    // A page restored from the browser's back/forward cache has outdated state.
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted && this.#client) this.#restart();
    });
  }

  /** Starts the emulator if it is not running. Resolves when it is ready. */
  start(): Promise<void> {
    this.#ready ??= this.#open();
    return this.#ready;
  }

  async send(request: SentRequest): Promise<Exchange> {
    const exchange = await (await this.#started()).call("send", request);
    if (request.method !== "GET") await this.#keep();
    return exchange;
  }

  async check(request: SentRequest, response: ReceivedResponse): Promise<Exchange["check"]> {
    return (await this.#started()).call("check", request, response);
  }

  async reset(): Promise<void> {
    await (await this.#started()).call("reset");
    await this.#keep();
  }

  /** @param ms non-negative milliseconds */
  async advance(ms: number): Promise<void> {
    await (await this.#started()).call("advance", ms);
    await this.#keep();
  }

  async #started(): Promise<EmulatorWorkerClient> {
    await this.start();
    return this.#client as EmulatorWorkerClient;
  }

  async #open(): Promise<void> {
    const kept = tabStorage.emulator;
    this.#change({ failure: undefined });
    try {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      this.#client = new EmulatorWorkerClient(worker);
      const opened = await this.#client.call("open", kept === "lost" ? undefined : kept);
      const notice =
        kept === "lost"
          ? tryItText.stateWasTooLarge
          : opened.problem && tryItText.notRestored(opened.problem);
      this.#change({ opened, clockAheadMs: opened.clockAheadMs, notice });
    } catch (error) {
      // Let the next request start it again, because the network may have failed only temporarily.
      this.#ready = undefined;
      this.#change({ failure: (error as Error).message });
      throw error;
    }
  }

  async #keep(): Promise<void> {
    const saved = await (await this.#started()).call("save");
    const notice = NOTICES[tabStorage.keepEmulator(saved)];
    this.#change({ clockAheadMs: saved.clockAheadMs, notice });
  }

  #restart(): void {
    this.#client?.close(tryItText.pageLeft);
    this.state.set(STARTING);
    this.#ready = undefined;
    // Ignore errors here, because the state contains them.
    this.start().catch(() => undefined);
  }

  #change(changes: Partial<TabEmulatorState>): void {
    this.state.set({ ...this.state.value, ...changes });
  }
}

let emulator: TabEmulator | undefined;

/** Returns the emulator shared by all panels on the page. */
export function tabEmulator(): TabEmulator {
  emulator ??= new TabEmulator();
  return emulator;
}
