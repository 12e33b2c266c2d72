import { createFaults, type Faults } from "../faults/create-faults.ts";
import { services } from "../generated/services.gen.ts";
import type { Answer } from "../http/answer.ts";
import type { HttpRequest } from "../http/http-request.ts";
import { createJournal, type Journal } from "../journal/create-journal.ts";
import type { JournalEntry, JournalFilter } from "../journal/journal-entry.ts";
import { readSeed } from "../seed/read-seed.ts";
import { createRateWindows, type RateWindows } from "../service/rate-windows.ts";
import type { Limits, Profile } from "../service/service.ts";
import { type ClockOptions, createClock } from "../time/create-clock.ts";
import type { EmulatorClock } from "../time/emulator-clock.ts";
import type { EmulatorSeed, ServiceName } from "./emulator-seed.ts";
import { type EmulatorSnapshot, EmulatorState } from "./emulator-state.ts";
import { createRunningService, type RunningService } from "./running-service.ts";
import { memoryStores, type StoreFactory } from "./store-factory.ts";

export interface EmulatorOptions {
  /** What it starts with, and returns to: nothing unless given. */
  readonly seed?: EmulatorSeed;
  /** Where state is kept: in memory unless given. */
  readonly store?: StoreFactory;
  /** A clock, or how its own is to be: that of the platform unless given. */
  readonly clock?: EmulatorClock | ClockOptions;
  /** `"off"` unless given. */
  readonly limits?: Limits;
  /** `"documented"` unless given. */
  readonly profile?: Profile;
  /** How long a long-running operation takes, in milliseconds of its clock: 500 unless given. */
  readonly operationMs?: number;
}

/** What a service of an emulator can be asked. */
export type EmulatedService = Pick<
  RunningService,
  "name" | "portOffset" | "fetch" | "handle" | "maxBodyBytes"
>;

/** Emulated services, and what moves and shows them. */
export interface EmulatorControls {
  readonly clock: EmulatorClock;
  readonly faults: Faults;
  /** The last requests, from the oldest to the newest. */
  requests(filter?: JournalFilter): JournalEntry[];
  /**
   * Puts another seed in the place of all state, and of what {@link EmulatorControls.reset} returns to.
   *
   * @throws InvalidSeedError for a seed that is refused, and then nothing has changed
   */
  seed(seed: EmulatorSeed): Promise<void>;
  /** Returns to the seed, without faults, journal and rate windows. The clock goes on from where it is. */
  reset(): Promise<void>;
  /** Everything as it is now. */
  snapshot(): Promise<EmulatorSnapshot>;
  /** Puts everything back to what a snapshot holds, all or nothing. */
  restore(snapshot: EmulatorSnapshot): Promise<void>;
  /** Resolves when the seed is in place. Requests wait for it. */
  readonly ready: Promise<void>;
  /** Lets go of the stores. Requests are refused from then on. */
  close(): Promise<void>;
}

export type Emulator = EmulatorControls & { readonly [Name in ServiceName]: EmulatedService };

/**
 * Makes an emulator of its own. It answers as soon as the seed is in place; requests wait for that.
 *
 * @example
 * const emulator = createEmulator();
 * const retention = createRetentionClient({ baseUrl: "http://127.0.0.1", fetch: emulator.retention.fetch, auth });
 *
 * @throws InvalidSeedError
 */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  return new EmulatorInstance(options).asEmulator();
}

class EmulatorInstance {
  readonly #clock: EmulatorClock;
  readonly #faults: Faults;
  readonly #journal: Journal;
  readonly #windows: RateWindows;
  readonly #services: readonly RunningService[];
  readonly #state: EmulatorState;
  readonly #ready: Promise<void>;

  constructor(options: EmulatorOptions) {
    const { store = memoryStores, limits = "off", profile = "documented", operationMs = 500 } = options;
    const seed = readSeed(options.seed);
    this.#clock = clockOf(options.clock);
    this.#windows = createRateWindows(this.#clock);
    this.#journal = createJournal({ clock: this.#clock });
    const operations = new Set<string>();
    this.#faults = createFaults({ operations });
    const shared = {
      clock: this.#clock,
      faults: this.#faults,
      journal: this.#journal,
      windows: this.#windows,
      stores: store,
      limits,
      profile,
      operationMs,
      ready: () => this.#ready,
      control: (request: HttpRequest) => this.#control(request),
    };
    this.#services = Object.values(services).map((service) => createRunningService(service, shared));
    for (const id of this.#services.flatMap(({ operationIds }) => operationIds)) operations.add(id);
    this.#state = new EmulatorState(this.#services, store);
    this.#ready = this.#state.open(seed);
    // Who asks for the first answer is told; nobody need ask.
    this.#ready.catch(() => undefined);
  }

  asEmulator(): Emulator {
    const byName = Object.fromEntries(this.#services.map((service) => [service.name, service]));
    return {
      ...(byName as { [Name in ServiceName]: RunningService }),
      clock: this.#clock,
      faults: this.#faults,
      ready: this.#ready,
      requests: (filter) => this.#journal.requests(filter),
      seed: (seed) => this.#seed(seed),
      reset: () => this.#reset(),
      snapshot: () => this.#whenReady(() => this.#state.snapshot()),
      restore: (snapshot) => this.#whenReady(() => this.#state.restore(snapshot)),
      close: () => this.#whenReady(() => this.#state.close()),
    };
  }

  async #whenReady<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#ready;
    return work();
  }

  async #seed(seed: unknown): Promise<void> {
    const read = readSeed(seed);
    await this.#ready;
    await this.#state.plant(read);
    this.#forget();
  }

  async #reset(): Promise<void> {
    await this.#ready;
    await this.#state.reset();
    this.#forget();
  }

  #forget(): void {
    this.#faults.clear();
    this.#journal.clear();
    this.#windows.clear();
  }

  #control(_request: HttpRequest): Promise<Answer> | undefined {
    return undefined;
  }
}

function clockOf(clock: EmulatorOptions["clock"]): EmulatorClock {
  if (clock && "advance" in clock) return clock;
  return createClock(clock ?? { mode: "system" });
}
