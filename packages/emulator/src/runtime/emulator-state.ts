import { createQueue } from "../async/scheduling.ts";
import type { CodeRunner } from "../framework/code-runner.ts";
import type { Seed } from "../framework/seed.ts";
import { ServiceError, StateReplacedError } from "../framework/service-error.ts";
import { InvalidSeedError } from "../seed/seed-problems.ts";
import type { Snapshot, SnapshotData } from "../store/store.ts";
import { StoreError } from "../store/store-errors.ts";
import { CurrentState } from "./current-state.ts";
import type { RequestsInFlight, RunningService } from "./running-service.ts";
import {
  type EmulatorSnapshot,
  type EmulatorSnapshotData,
  InvalidSnapshotError,
  readSnapshotData,
  snapshotOfServices,
} from "./snapshot.ts";
import type { StoreFactory } from "./store-factory.ts";

interface StateParts {
  readonly services: readonly RunningService[];
  readonly stores: StoreFactory;
  readonly clock: { now(): number };
  readonly inProgress: RequestsInFlight;
  /** Calls of users' code that are under way: a change of the state ends them, instead of waiting for them. */
  readonly calls: Pick<InterruptibleRunner, "interrupt" | "goOn">;
  /** Is called when the state is that of a seed again, before any request sees it. */
  readonly renewed: () => void;
  /** Aborts when the emulator closes: a change under way then ends with the old state. */
  readonly closing: AbortSignal;
}

/** What every service holds, together with the seed that it goes with. */
interface StateContent {
  readonly seed: Seed;
  readonly services: ReadonlyMap<RunningService, Snapshot | SnapshotData>;
}

/** A seed's own state. */
interface SeededState extends StateContent {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The state of all services, which changes as a whole, one change at a time. */
export class EmulatorState {
  readonly #parts: StateParts;
  readonly #services: readonly RunningService[];
  readonly #inForce: CurrentState;
  readonly #inTurn = createQueue();
  /** What reset returns to; made from the seed again where there is none. */
  #seeded: SeededState | undefined;
  #change: Promise<void> | undefined;
  #closing: Promise<void> | undefined;

  constructor(parts: StateParts) {
    this.#parts = parts;
    this.#services = parts.services;
    this.#inForce = new CurrentState(parts.services, parts.stores);
  }

  get seed(): Seed {
    return this.#inForce.seed;
  }

  /** Why no request can be answered, where it is unknown which state the disk holds. */
  get problem(): Error | undefined {
    return this.#inForce.problem;
  }

  /** Whether requests need wait for nothing. */
  get isReady(): boolean {
    return this.#change === undefined && this.#inForce.problem === undefined;
  }

  /**
   * Waits for changes under way, however they end.
   *
   * @throws UnsettledStateError while it is unknown which state the disk holds
   */
  async whenReady(): Promise<void> {
    while (!this.isReady) await (this.#change ?? this.#inTurn(() => this.#inForce.settle()));
  }

  /**
   * Opens the stores, and takes the state of the seed where there is none in them.
   *
   * @throws what opening and seeding throw; then every store is closed
   */
  open(seed: Seed): Promise<void> {
    return this.#changing(async () => {
      try {
        if (!(await this.#inForce.open())) await this.#enterSeed(seed);
      } catch (error) {
        await this.#inForce.close().catch(() => undefined);
        throw error;
      }
    });
  }

  /** Replaces everything by what a seed says. @throws InvalidSeedError, StoreError; then everything is as it was */
  replaceBySeed(seed: Seed): Promise<void> {
    return this.#changing(async () => {
      await this.#enterSeed(seed);
      this.#parts.renewed();
    });
  }

  /** @throws StoreError; then everything is as it was */
  reset(): Promise<void> {
    return this.#changing(async () => {
      const seeded = this.#seeded;
      // What the seed has planned is as far ahead again as it was.
      if (seeded) await this.#enterContent(seeded, this.#parts.clock.now() - seeded.at);
      else await this.#enterSeed(this.seed);
      this.#parts.renewed();
    });
  }

  async snapshot(): Promise<EmulatorSnapshot> {
    const content = await this.#inTurn(() => this.#content());
    const services = new Map([...content.services].map(([{ name }, each]) => [name, each]));
    const snapshot = snapshotOfServices(content.seed, services);
    contents.set(snapshot, content);
    return snapshot;
  }

  /** @throws InvalidSnapshotError, InvalidSeedError, StoreError; then everything is as it was */
  restore(snapshot: EmulatorSnapshot | EmulatorSnapshotData): Promise<void> {
    return this.#changing(async () => {
      const content = await this.#contentOf(snapshot);
      await this.#enterContent(content, 0).catch(refuseSnapshot);
      if (content.seed !== this.#seeded?.seed) this.#seeded = undefined;
    });
  }

  /** Ends a change under way. Closing twice is harmless. */
  close(): Promise<void> {
    this.#closing ??= this.#changing(() => this.#inForce.close());
    return this.#closing;
  }

  /** Requests under way come first; those that come later wait until the change is over. */
  #changing(work: () => Promise<void>): Promise<void> {
    const change = this.#inTurn(async () => {
      this.#parts.calls.interrupt(new StateReplacedError());
      await this.#parts.inProgress.none();
      // What the new state has due already may call code, too.
      this.#parts.calls.goOn();
      await work();
    });
    const over = change
      .catch(() => undefined)
      .then(() => {
        if (this.#change === over) this.#change = undefined;
      });
    this.#change = over;
    return change;
  }

  async #enterSeed(seed: Seed): Promise<void> {
    const { closing, clock } = this.#parts;
    await this.#inForce.replace(seed, (staged, service) =>
      staged.fill(seed, closing).catch((error) => refuseSeed(error, service.name)),
    );
    // Where the copy cannot be had, reset makes the state from the seed again.
    const content = await this.#content().catch(() => undefined);
    this.#seeded = content && { ...content, at: clock.now() };
  }

  #enterContent({ seed, services }: StateContent, laterMs: number): Promise<void> {
    const { closing: signal } = this.#parts;
    return this.#inForce.replace(seed, (staged, service) =>
      staged.restore(services.get(service) as Snapshot | SnapshotData, seed, { signal, laterMs }),
    );
  }

  /** Its own snapshots cost nothing to restore; of another emulator's, and of JSON, the data is taken. */
  async #contentOf(snapshot: EmulatorSnapshot | EmulatorSnapshotData): Promise<StateContent> {
    const known = contents.get(snapshot);
    if (known && this.#services.every((service) => known.services.has(service))) return known;
    const names = this.#services.map(({ name }) => name);
    const { seed, services } = await readSnapshotData(snapshot, names);
    const entries = this.#services.map((each) => [each, services[each.name] as SnapshotData] as const);
    return { seed, services: new Map(entries) };
  }

  async #content(): Promise<StateContent> {
    const entries = await Promise.all(
      this.#services.map(async (service) => [service, await service.snapshot()] as const),
    );
    return { seed: this.seed, services: new Map(entries) };
  }
}

/** What is behind the snapshots of emulators in this process. */
const contents = new WeakMap<object, StateContent>();

/** What a service will not take of a seed, it says of a request, or its store says of two items. */
function refuseSeed(error: unknown, service: string): never {
  const isSeedsFault =
    error instanceof ServiceError || (error instanceof StoreError && error.code === "unique-conflict");
  if (!isSeedsFault) throw error;
  throw new InvalidSeedError([{ pointer: `/${service}`, problem: error.message }]);
}

/** Data that a store cannot hold was never that of a snapshot; that the store fails is another matter. */
function refuseSnapshot(error: unknown): never {
  if (!(error instanceof StoreError)) throw error;
  if (error.code === "closed" || error.code === "unavailable") throw error;
  throw new InvalidSnapshotError(`${error.message}.`, { cause: error });
}

/** A runner whose calls need not be waited for: code may take minutes. */
export interface InterruptibleRunner extends CodeRunner {
  /** Ends calls that are under way, and those that are begun until it goes on, with the reason. */
  interrupt(reason: unknown): void;
  goOn(): void;
}

/**
 * The same runner, whose calls end when the state is replaced, and when the emulator closes. Deployments are ended by
 * who has begun them.
 *
 * @param closing aborts when the emulator closes: nothing goes on after that
 */
export function interruptibleRunner(runner: CodeRunner, closing: AbortSignal): InterruptibleRunner {
  const calls = new Set<AbortController>();
  let interruption: { readonly reason: unknown } | undefined;
  const interrupt = (reason: unknown): void => {
    interruption = { reason };
    for (const call of calls) call.abort(reason);
  };
  closing.addEventListener("abort", () => interrupt(closing.reason));
  return {
    runs: (runtime) => runner.runs(runtime),
    deploy: (program, reached, signal) => runner.deploy(program, reached, signal),
    async send(program, request) {
      if (interruption) throw interruption.reason;
      const call = callOf(request.signal);
      calls.add(call);
      try {
        return await runner.send(program, { ...request, signal: call.signal });
      } finally {
        calls.delete(call);
      }
    },
    logs: (programId) => runner.logs(programId),
    retire: (programId) => runner.retire(programId),
    stopAll: () => runner.stopAll(),
    close: () => runner.close(),
    interrupt,
    goOn() {
      if (!closing.aborted) interruption = undefined;
    },
  };
}

/** Ends with the caller, too, for as long as the answer takes. */
function callOf(caller: AbortSignal | undefined): AbortController {
  const call = new AbortController();
  if (caller?.aborted) call.abort(caller.reason);
  else caller?.addEventListener("abort", () => call.abort(caller.reason), { once: true });
  return call;
}
