import type { DueJob, EmulatorClock } from "../clock/emulator-clock.ts";
import type { FaultState } from "../faults/fault.ts";
import type { Journal } from "../journal/create-journal.ts";
import type { RecordedExchange } from "../journal/recorded-exchange.ts";
import { EventLog, instanceId } from "./event-log.ts";
import { openEventStream } from "./event-stream.ts";
import { FeedTimers } from "./feed-timers.ts";
import type { LiveEventName, LiveEvents } from "./live-events.ts";
import type { OutputLine } from "./output-line.ts";
import { PendingChanges } from "./pending-changes.ts";

interface LiveFeedParts {
  readonly clock: EmulatorClock;
  readonly faults: () => readonly FaultState[];
  readonly journal: () => Pick<Journal, "last" | "summaryOf">;
  /** Aborts when the emulator closes. */
  readonly closing: AbortSignal;
}

/** A request for a stream of events. */
interface EventReaderRequest {
  /** Id of the last event received by the reader. */
  readonly lastEventId: string | undefined;
  /** Signals that end the stream when the reader disconnects or the server closes. */
  readonly until: readonly (AbortSignal | undefined)[];
}

/**
 * How long to keep recording events after the last reader has disconnected, in milliseconds. The reader may reconnect.
 */
const GRACE_MS = 30_000;

/**
 * Sends an emulator's events to its readers. Without readers nothing is recorded, and the check costs only one property
 * access.
 */
export class LiveFeed {
  readonly #parts: LiveFeedParts;
  readonly #log = new EventLog();
  readonly #timers = new FeedTimers(
    () => this.#flush(),
    () => this.#sendKeepAlive(),
  );
  readonly #instance: string = instanceId();
  #replacements = 0;
  #readers = 0;
  #lastLeftAt = 0;
  #isRecording = false;
  #unwatchClock: () => void = () => {};
  #pending = new PendingChanges();

  constructor(parts: LiveFeedParts) {
    this.#parts = parts;
    parts.closing.addEventListener("abort", () => this.#stopRecording());
  }

  /** True if changes are collected for readers. */
  get isRecording(): boolean {
    return this.#isRecording;
  }

  requestChanged(exchange: RecordedExchange): void {
    if (this.#isRecording) this.#note((pending) => pending.addRequest(exchange));
  }

  requestsCleared(): void {
    if (this.#isRecording) this.#note((pending) => pending.clearRequests());
  }

  faultsChanged(): void {
    if (this.#isRecording) this.#note((pending) => pending.kinds.add("faults"));
  }

  snapshotsChanged(): void {
    if (this.#isRecording) this.#note((pending) => pending.kinds.add("snapshots-changed"));
  }

  stateChanged(service: string, collections: Iterable<string>): void {
    if (this.#isRecording) this.#note((pending) => pending.addState(service, collections));
  }

  outputWritten(line: OutputLine): void {
    if (this.#isRecording) this.#note((pending) => pending.addLine(line));
  }

  stateReplaced(): void {
    this.#replacements += 1;
    if (this.#isRecording) this.#note((pending) => pending.kinds.add("replaced"));
  }

  /**
   * Opens a stream of server-sent events. The stream ends when the reader disconnects, or when the server or the
   * emulator closes.
   */
  open({ lastEventId, until }: EventReaderRequest): ReadableStream<Uint8Array> {
    this.#startRecording();
    this.#readers += 1;
    return openEventStream({
      log: this.#log,
      resumeAfter: lastEventId === undefined ? undefined : this.#log.numberOf(lastEventId),
      opening: (after, resumed) => this.#opening(after, resumed),
      until: [...until, this.#parts.closing],
      onEnd: () => this.#readerLeft(),
    });
  }

  get #epoch(): string {
    return `${this.#instance}-${this.#replacements}`;
  }

  #note(change: (pending: PendingChanges) => void): void {
    change(this.#pending);
    this.#timers.flushSoon();
  }

  #startRecording(): void {
    if (this.#isRecording) return;
    this.#isRecording = true;
    this.#unwatchClock = this.#parts.clock.watch(() => this.#note((pending) => pending.kinds.add("clock")));
    this.#timers.start();
  }

  #stopRecording(): void {
    this.#isRecording = false;
    this.#unwatchClock();
    this.#timers.stop();
    this.#pending = new PendingChanges();
    this.#log.clear();
  }

  #readerLeft(): void {
    this.#readers -= 1;
    this.#lastLeftAt = performance.now();
  }

  get #isUnwatched(): boolean {
    return this.#readers === 0 && performance.now() - this.#lastLeftAt > GRACE_MS;
  }

  async #opening(after: number, resumed: boolean): Promise<readonly Uint8Array[]> {
    const lastRequest = this.#parts.journal().last;
    return [
      this.#log.encode("hello", { epoch: this.#epoch, lastRequest, resumed }, after),
      this.#log.encode("clock", await this.#clock(), after),
      this.#log.encode("faults", { faults: this.#parts.faults() }, after),
    ];
  }

  /** Creates events for all changes since the last call. */
  #flush(): void {
    if (this.#isUnwatched) {
      this.#stopRecording();
      return;
    }
    const pending = this.#pending;
    this.#pending = new PendingChanges();
    for (const [name, data] of this.#eventsOf(pending)) this.#log.add(name, data as never);
    this.#log.wakeReaders();
    if (pending.kinds.has("clock")) void this.#reportClock();
  }

  /** Runs separately from the other events, because the clock's next event is read from the stores. */
  async #reportClock(): Promise<void> {
    this.#log.add("clock", await this.#clock());
    this.#log.wakeReaders();
  }

  async #clock(): Promise<LiveEvents["clock"]> {
    const { clock } = this.#parts;
    // If a store is closed or has failed, report the clock without its next event.
    const next = await nextEvent(clock).catch(() => undefined);
    return { ...clock.state(), ...(next && { next }) };
  }

  #sendKeepAlive(): void {
    if (this.#isUnwatched) this.#stopRecording();
    else this.#log.wakeReaders();
  }

  *#eventsOf(pending: PendingChanges): Generator<readonly [LiveEventName, LiveEvents[LiveEventName]]> {
    const { faults, journal } = this.#parts;
    const { kinds, states } = pending;
    if (kinds.has("replaced")) yield ["replaced", { epoch: this.#epoch }];
    if (kinds.has("requests-cleared")) yield ["requests-cleared", {}];
    const requests = pending.requests(journal().summaryOf);
    if (requests) yield ["requests", requests];
    for (const [service, collections] of states) yield ["state", { service, collections: [...collections] }];
    const logs = pending.logs();
    if (logs) yield ["logs", logs];
    if (kinds.has("snapshots-changed")) yield ["snapshots-changed", {}];
    if (kinds.has("faults")) yield ["faults", { faults: faults() }];
  }
}

/** Number of events to read if the first one is upkeep. */
const SEARCHED_EVENTS = 50;

/** Returns the clock's next event. Upkeep is returned only if nothing else is scheduled. */
async function nextEvent(clock: EmulatorClock): Promise<DueJob | undefined> {
  const [first] = await clock.due(1);
  if (!first?.isUpkeep) return first;
  const jobs = await clock.due(SEARCHED_EVENTS);
  return jobs.find(({ isUpkeep }) => !isUpkeep) ?? first;
}
