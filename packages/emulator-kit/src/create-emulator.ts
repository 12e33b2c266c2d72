import { createQueue } from "./async/scheduling.ts";
import { createClock } from "./clock/create-clock.ts";
import type { EmulatorClock } from "./clock/emulator-clock.ts";
import { createControl } from "./control/control.ts";
import { createFaults, type Faults } from "./faults/create-faults.ts";
import type { OwnOptionsOf } from "./framework/attachment.ts";
import { createRateWindows, type RateWindows } from "./framework/rate-windows.ts";
import type { Seed } from "./framework/seed.ts";
import {
  type AnyService,
  type Credentials,
  SeedExtensionError,
  type ServicesByName,
} from "./framework/service.ts";
import { createJournal, type Journal } from "./journal/create-journal.ts";
import { LiveFeed } from "./live/live-feed.ts";
import type { OutputLine } from "./live/output-line.ts";
import { entryChecker } from "./runtime/check-entry.ts";
import { checkServices } from "./runtime/check-services.ts";
import type { EmulatorControls } from "./runtime/emulator-controls.ts";
import { emulatorCoverage, knownOperations } from "./runtime/emulator-coverage.ts";
import { checkOptions, type EmulatorOptions } from "./runtime/emulator-options.ts";
import { EmulatorState } from "./runtime/emulator-state.ts";
import { memoryStores } from "./runtime/memory-stores.ts";
import { createNamedSnapshots } from "./runtime/named-snapshots.ts";
import { RequestsInFlight } from "./runtime/requests-in-flight.ts";
import {
  createRunningServices,
  type EmulatedClientOptions,
  type RunningService,
} from "./runtime/running-service.ts";
import type { SharedStores, StoreFactory } from "./runtime/store-backend.ts";
import type { SeedByName } from "./seed/seed-of.ts";
import { type SeedReader, seedReaderOf } from "./seed/seed-reader.ts";
import { StoreClosedError } from "./store/store-errors.ts";

/** An emulated service. */
export interface EmulatedService<Options extends Credentials = Credentials>
  extends Pick<RunningService, "name" | "portOffset" | "fetch" | "check" | "handle" | "maxBodyBytes"> {
  /**
   * Returns options for a client of this service: `createParcelsClient(emulator.parcels.options("ada@example.com"))`.
   * The client needs no network. The client's waits follow the emulator's clock. If the clock is frozen, a wait ends
   * when the clock is advanced.
   *
   * @param caller e-mail address, id or token of an account, or the name of another caller. The default is a caller in
   * the current seed with the usual permissions
   */
  options(caller?: string): EmulatedClientOptions<Options>;
}

type CredentialsOf<One> = One extends { credentials(caller: string): infer Options extends Credentials }
  ? Options
  : never;

type EmulatedServices<ByName> = {
  readonly [Name in keyof ByName]: EmulatedService<CredentialsOf<ByName[Name]>>;
};

/**
 * The emulated services by name, and the emulator's controls.
 *
 * @typeParam ByName the services by name: `ServicesByName<typeof services>`
 */
export type Emulator<ByName> = EmulatorControls<SeedByName<ByName>> &
  EmulatedServices<ByName> & {
    /** The services by name, for code that works with any service. */
    readonly services: EmulatedServices<ByName>;
  };

/** An emulator with any services. */
export interface AnyEmulator extends EmulatorControls {
  readonly services: Readonly<Record<string, EmulatedService>>;
}

/**
 * Creates an emulator. Requests wait until the seed has been stored.
 *
 * @example
 * const emulator = createEmulator({ services: [parcels] });
 * const response = await emulator.parcels.fetch("http://127.0.0.1/v1/parcels");
 *
 * @throws InvalidOptionError, InvalidSeedError
 */
export function createEmulator<const Services extends readonly AnyService[]>(
  options: EmulatorOptions<SeedByName<ServicesByName<Services>>> &
    OwnOptionsOf<Services> & {
      /** The services to emulate. */
      readonly services: Services;
    },
): Emulator<ServicesByName<Services>> {
  const { services, ...others } = Object(options) as typeof options;
  checkServices(services);
  return emulatorOf<ServicesByName<Services>>(services, others);
}

/**
 * Creates emulators with a fixed set of services, for packages that always emulate the same ones.
 *
 * @throws InvalidOptionError, InvalidSeedError
 */
export function emulatorOf<ByName>(
  services: readonly AnyService[],
  options: EmulatorOptions<SeedByName<ByName>>,
): Emulator<ByName> {
  checkOptions(options, services);
  const instance = new EmulatorInstance(services, options as EmulatorOptions);
  return instance.asEmulator() as unknown as Emulator<ByName>;
}

class EmulatorInstance {
  readonly #clock: EmulatorClock;
  readonly #faults: Faults;
  readonly #journal: Journal;
  readonly #live: LiveFeed;
  readonly #windows: RateWindows;
  readonly #inFlight = new RequestsInFlight();
  readonly #services: readonly RunningService[];
  readonly #shared: SharedStores | undefined;
  readonly #stores: StoreFactory;
  readonly #state: EmulatorState;
  readonly #controls: EmulatorControls;
  readonly #closing = new AbortController();
  readonly #outputListeners = new Set<(line: OutputLine) => void>();
  readonly #definitions: readonly AnyService[];
  readonly #seeds: SeedReader;
  readonly #extensions = createQueue();
  #extension: Seed = {};
  #stateChanges = 0;
  #isOpen = false;

  constructor(services: readonly AnyService[], options: EmulatorOptions) {
    this.#definitions = services;
    this.#seeds = seedReaderOf(services);
    const seed = this.#seeds.read(options.seed);
    this.#clock = clockOf(options.clock);
    this.#windows = createRateWindows(this.#clock);
    this.#live = new LiveFeed({
      clock: this.#clock,
      faults: () => this.#faults.list(),
      journal: () => this.#journal,
      closing: this.#closing.signal,
    });
    this.#journal = createJournal({
      clock: this.#clock,
      limit: options.journalLimit,
      observer: this.#live,
      checker: entryChecker({
        documentsOf: (name) => this.#services.find((service) => service.name === name)?.documents ?? [],
        profile: options.profile ?? "documented",
      }),
    });
    this.#faults = createFaults({
      known: () => knownOperations(this.#services),
      onChange: () => this.#live.faultsChanged(),
    });
    this.#shared = options.store?.share?.();
    this.#stores = this.#shared?.stores ?? options.store ?? memoryStores;
    this.#services = this.#runningServices(options, seed);
    this.#state = new EmulatorState({
      services: this.#services,
      stores: this.#stores,
      shared: this.#shared,
      clock: this.#clock,
      inFlight: this.#inFlight,
      seeds: this.#seeds,
      extended: (seed) => extendedSeed(seed, this.#extension, services),
      changing: () => {
        this.#stateChanges += 1;
      },
      renewed: () => this.#clearRecords(),
      replaced: () => this.#live.stateReplaced(),
      closing: this.#closing.signal,
    });
    this.#controls = this.#makeControls(this.#open(seed));
  }

  asEmulator(): AnyEmulator {
    const services = Object.fromEntries(this.#services.map((service) => [service.name, service]));
    return { ...services, ...this.#controls, services };
  }

  #runningServices(options: EmulatorOptions, firstSeed: Seed): RunningService[] {
    const { limits = "off", profile = "documented", longRunningMs = 500 } = options;
    const control = createControl(() => ({
      controls: this.#controls,
      services: this.#definitions.map(({ name }) => name),
      seed: () => this.#state.seed,
      follow: () => this.#state.follow(),
      problem: () => this.#problem(),
      operations: () => knownOperations(this.#services),
      running: this.#services,
      journal: this.#journal,
      live: this.#live,
      serviceRoutes: this.#services.flatMap((service) => service.controlRoutes),
    }));
    const shared = {
      clock: this.#clock,
      faults: this.#faults,
      journal: this.#journal,
      windows: this.#windows,
      stores: this.#stores,
      claims: this.#shared,
      isShared: this.#shared !== undefined,
      live: this.#live,
      limits,
      profile,
      longRunningMs,
      options,
      reportOutput: (makeLine: () => OutputLine | undefined) => this.#reportOutput(makeLine),
      closing: this.#closing.signal,
      strict: options.strict ?? false,
      onWarning: options.onWarning,
      inFlight: this.#inFlight,
      ready: () => this.#ready(),
      seed: () => (this.#isOpen ? this.#state.seed : firstSeed),
      control,
    };
    return createRunningServices(this.#definitions, shared);
  }

  async #open(seed: Seed): Promise<void> {
    await this.#state.open(seed);
    this.#isOpen = true;
  }

  #makeControls(ready: Promise<void>): EmulatorControls {
    // Callers that await `ready` receive the rejection. If nobody awaits it, the rejection must not end the process.
    ready.catch(() => undefined);
    const whenReady = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      await ready;
      return work();
    };
    return {
      clock: this.#clock,
      faults: this.#faults,
      ready,
      requests: (filter) => this.#journal.requests(filter),
      clearRequests: () => this.#journal.clear(),
      onRequest: (listener) => this.#journal.listen(listener),
      onOutput: (listener) => {
        this.#outputListeners.add(listener);
        return () => void this.#outputListeners.delete(listener);
      },
      seed: (seed) => {
        const reading =
          typeof seed === "string" ? this.#seeds.readText(seed) : this.#seeds.readInSlices(seed ?? null);
        // `replaceBySeed` reports the error.
        reading.catch(() => undefined);
        return whenReady(() => this.#state.replaceBySeed(reading));
      },
      extendSeed: (extension) => whenReady(() => this.#extensions(() => this.#extendSeed(extension as Seed))),
      reset: () => whenReady(() => this.#state.reset()),
      snapshot: () => whenReady(() => this.#state.snapshot()),
      restore: (snapshot) => whenReady(() => this.#state.restore(snapshot)),
      snapshots: createNamedSnapshots({
        now: () => this.#clock.now(),
        take: () => whenReady(() => this.#state.snapshot()),
        restore: (snapshot) => whenReady(() => this.#state.restore(snapshot)),
        onChange: () => this.#live.snapshotsChanged(),
      }),
      coverage: () => {
        const documents = this.#services.flatMap((service) => service.documents);
        return emulatorCoverage(documents, this.#journal.tally);
      },
      close: () => {
        this.#closing.abort(new StoreClosedError("emulator"));
        return this.#close();
      },
    };
  }

  /**
   * Applies an extension. If the whole state is replaced in the meantime, applies the extension again, because the new
   * state might not contain it.
   */
  async #extendSeed(extension: Seed): Promise<void> {
    await this.#seeds.readInSlices(extendedSeed(this.#state.seed, extension, this.#definitions));
    for (let changes = -1; changes !== this.#stateChanges; ) {
      changes = this.#stateChanges;
      try {
        for (const service of this.#services) await service.applyExtension(extension);
        this.#extension = extension;
        this.#state.extensionChanged();
      } catch (error) {
        if (changes === this.#stateChanges) throw error;
      }
    }
  }

  async #close(): Promise<void> {
    try {
      await this.#state.close();
    } finally {
      await Promise.all(this.#services.map((service) => service.detach()));
    }
  }

  #reportOutput(makeLine: () => OutputLine | undefined): void {
    if (this.#outputListeners.size === 0 && !this.#live.isRecording) return;
    const line = makeLine();
    if (!line) return;
    for (const listener of this.#outputListeners) listener(line);
    this.#live.outputWritten(line);
  }

  /** Returns the error that prevents an open emulator from handling requests, if any. */
  #problem(): Error | undefined {
    return this.#state.problem ?? this.#services.map(({ problem }) => problem).find((each) => each);
  }

  /** Clears the faults, the journal and the rate limit windows, which are not part of the state. */
  #clearRecords(): void {
    this.#faults.clear();
    this.#journal.clear();
    this.#windows.clear();
  }

  /**
   * Resolves when requests can be handled. Returns `undefined` if they can be handled immediately, which is the usual
   * case.
   */
  #ready(): Promise<void> | undefined {
    const isReady = this.#isOpen && this.#state.isReady && !this.#closing.signal.aborted;
    return isReady ? undefined : this.#whenReady();
  }

  /** Waits for the initial state, and for a replacement of the state if one is in progress. */
  async #whenReady(): Promise<void> {
    if (!this.#isOpen) await this.#controls.ready;
    await this.#state.whenReady();
    this.#closing.signal.throwIfAborted();
  }
}

/** @throws SeedExtensionError if a service does not support extensions */
function extendedSeed(seed: Seed, extension: Seed, services: readonly AnyService[]): Seed {
  const extensible = services.filter((service) => service.extension);
  const sections = Object.entries(extension).map(([name, added]) => {
    const rules = extensible.find((service) => service.name === name)?.extension;
    if (rules) return [name, rules.merge(seed[name] ?? {}, added)];
    const names = extensible.map((service) => service.name);
    throw new SeedExtensionError(
      `A seed extension cannot contain ${JSON.stringify(name)} (supported: ${names.join(", ")}).`,
    );
  });
  return { ...seed, ...Object.fromEntries(sections) };
}

function clockOf(clock: EmulatorOptions["clock"]): EmulatorClock {
  if (clock && "advance" in clock) return clock;
  return createClock(clock ?? { mode: "system" });
}
