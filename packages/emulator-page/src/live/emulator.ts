import { Store } from "@seamline/ui/state/store";
import type { ClockNow, DueJob, FaultNow, JournalSummary, LogLine, PageServices } from "../protocol.ts";
import { control } from "./control-client.ts";
import { awaitReturn, type Connection, followEvents } from "./event-stream.ts";
import { JournalList } from "./journal-list.ts";

/** The last known state of the clock. */
export interface HeardClock extends ClockNow {
  readonly next?: DueJob;
  /**
   * The value of `performance.now()` when the clock was received. The page extrapolates the time of a running clock
   * from this value.
   */
  readonly heardAt: number;
}

/** The page's view of the emulator, kept up to date by live events. */
export class LiveEmulator {
  readonly services: Store<PageServices | undefined> = new Store<PageServices | undefined>(undefined);
  readonly connection: Store<Connection> = new Store<Connection>("connecting");
  readonly journal: Store<JournalList> = new Store(new JournalList(1));
  readonly clock: Store<HeardClock | undefined> = new Store<HeardClock | undefined>(undefined);
  readonly faults: Store<readonly FaultNow[]> = new Store<readonly FaultNow[]>([]);
  /** Number of state changes by service. `*` counts replacements of the whole state. */
  readonly changes: Store<Readonly<Record<string, number>>> = new Store<Readonly<Record<string, number>>>({});
  /** How many times user code has written output, by service. */
  readonly outputs: Store<Readonly<Record<string, number>>> = new Store<Readonly<Record<string, number>>>({});
  /** How many times named snapshots were saved or deleted. */
  readonly snapshots: Store<number> = new Store(0);
  /** The reason why the services cannot be loaded. */
  readonly failure: Store<string | undefined> = new Store<string | undefined>(undefined);
  #loads = 0;

  /** Starts following live events. @returns a function that stops following */
  follow(): () => void {
    let stopWaiting: (() => void) | undefined;
    let isOver = false;
    const onConnection = (connection: Connection): void => {
      this.connection.set(connection);
      stopWaiting?.();
      stopWaiting = connection === "lost" ? awaitReturn(restart) : undefined;
    };
    const begin = (): (() => void) => followEvents({ onConnection, handlers: this.#handlers });
    let stop = begin();
    const restart = (): void => {
      stopWaiting?.();
      if (isOver || this.connection.value === "live") return;
      stop();
      stop = begin();
    };
    return () => {
      isOver = true;
      stopWaiting?.();
      stop();
    };
  }

  /** Reloads the services, because their callers and root lists change with the state. */
  async loadServices(): Promise<void> {
    try {
      this.services.set(await control<PageServices>("GET", "/services"));
      this.failure.set(undefined);
    } catch (error) {
      if (!this.services.value) this.failure.set((error as Error).message);
    }
  }

  readonly #handlers = {
    hello: ({ resumed }: { readonly resumed: boolean }) => {
      if (!resumed) void this.#loadAll();
    },
    requests: ({
      entries,
      missed = 0,
    }: {
      readonly entries: readonly JournalSummary[];
      readonly missed?: number;
    }) => {
      if (missed > 0) void this.#loadJournal();
      else this.journal.set(this.journal.value.with(entries));
    },
    "requests-cleared": () => this.journal.set(new JournalList(this.#limit)),
    clock: (clock: ClockNow & { readonly next?: DueJob }) =>
      this.clock.set({ ...clock, heardAt: performance.now() }),
    faults: ({ faults }: { readonly faults: readonly FaultNow[] }) => this.faults.set(faults),
    state: ({ service }: { readonly service: string }) => this.#count(service),
    logs: ({ lines }: { readonly lines: readonly LogLine[] }) => {
      for (const service of new Set(lines.map((line) => line.service))) countIn(this.outputs, service);
    },
    "snapshots-changed": () => this.snapshots.set(this.snapshots.value + 1),
    replaced: () => void this.#loadAll(),
  };

  get #limit(): number {
    return this.services.value?.journal.limit ?? 1_000;
  }

  #count(service: string): void {
    countIn(this.changes, service);
  }

  async #loadAll(): Promise<void> {
    await this.loadServices();
    this.#count("*");
    await this.#loadJournal();
  }

  /** Reloads the journal. Keeps requests that arrive in the meantime. */
  async #loadJournal(): Promise<void> {
    this.#loads += 1;
    const load = this.#loads;
    const before = this.journal.value;
    const { requests } = await control<{ readonly requests: readonly JournalSummary[] }>(
      "GET",
      `/requests?summary=true&limit=${this.#limit}`,
    );
    if (load !== this.#loads) return;
    const since = this.journal.value === before ? [] : this.journal.value.entries;
    const last = requests.at(-1)?.id ?? 0;
    this.journal.set(new JournalList(this.#limit, requests).with(since.filter(({ id }) => id > last)));
  }
}

function countIn(counts: Store<Readonly<Record<string, number>>>, name: string): void {
  counts.set({ ...counts.value, [name]: (counts.value[name] ?? 0) + 1 });
}

export function changesOf(changes: Readonly<Record<string, number>>, service: string): number {
  return (changes[service] ?? 0) + (changes["*"] ?? 0);
}
