import type { Exchange, ReceivedResponse } from "@seamline/ui/response/exchange";
import { Store } from "@seamline/ui/state/store";
import type { OpenedEmulator, SentRequest } from "./emulator-messages.ts";
import { EmulatorWorkerClient } from "./emulator-worker.ts";
import { type Kept, tabStorage } from "./tab-storage.ts";

/** The emulator of a tab, as far as a page shows it. */
export interface TabEmulatorState {
  /** `undefined` while it starts. */
  readonly opened: OpenedEmulator | undefined;
  /** How far its clock is ahead of the platform's, in milliseconds. */
  readonly clockAheadMs: number;
  /** What its reader must know of the state: that it began anew, or cannot be kept. */
  readonly notice: string | undefined;
  /** Why there is no emulator. */
  readonly failure: string | undefined;
}

const STARTING: TabEmulatorState = {
  opened: undefined,
  clockAheadMs: 0,
  notice: undefined,
  failure: undefined,
};

/** What a reader must know after the state was stored, or was not. */
const NOTICES: Readonly<Record<Kept, string | undefined>> = {
  kept: undefined,
  "too large":
    "The emulator's state has become too large for this tab to keep: the next page will begin with the example again. Use “npx @seamline/emulator” for work of this size.",
  forbidden:
    "This browser does not let the page store the emulator's state: the next page will begin with the example again.",
};

const WAS_LOST =
  "The state of the last page was too large for this tab to keep, so this page begins with the example.";

/**
 * The emulator of a tab. Every page is a new document with a worker of its own, so the state is kept after each change,
 * and restored when the next page opens its emulator.
 */
export class TabEmulator {
  readonly state = new Store(STARTING);
  #client: EmulatorWorkerClient | undefined;
  #ready: Promise<void> | undefined;

  constructor() {
    // A page that comes back from the browser's cache has the state that it had when it was left.
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted && this.#client) this.#restart();
    });
  }

  /** Starts it, unless it has been. Resolves when it responds. */
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

  /** @param ms milliseconds, 0 or more */
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
      const notice = kept === "lost" ? WAS_LOST : opened.problem && restoreFailure(opened.problem);
      this.#change({ opened, clockAheadMs: opened.clockAheadMs, notice });
    } catch (error) {
      // The next request tries again: the network may have failed for a moment.
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
    this.#client?.close("The page was left.");
    this.state.set(STARTING);
    this.#ready = undefined;
    // What keeps it from starting is part of its state.
    this.start().catch(() => undefined);
  }

  #change(changes: Partial<TabEmulatorState>): void {
    this.state.set({ ...this.state.value, ...changes });
  }
}

function restoreFailure(problem: string): string {
  return `The state of the last page could not be restored, so this page begins with the example. ${problem}`;
}

let emulator: TabEmulator | undefined;

/** The one emulator of a page, which all its panels share. */
export function tabEmulator(): TabEmulator {
  emulator ??= new TabEmulator();
  return emulator;
}
