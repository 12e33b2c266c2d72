import { ChangeSignal } from "../async/change-signal.ts";
import type { LiveEventName, LiveEvents } from "./live-events.ts";

/** An event as it goes over the wire. All readers share its bytes. */
interface LoggedEvent {
  readonly number: number;
  readonly bytes: Uint8Array;
}

/** How many events are kept for readers that are slow or have lost their connection, and how many bytes at most. */
const MAX_EVENTS = 1_000;
const MAX_BYTES = 4 * 1024 * 1024;

const encoder = new TextEncoder();

/**
 * Identifies a log or a feed among those of other processes, in which the ids of its events mean nothing. It is no
 * secret,
 * and most emulators never send it, which is not worth loading what makes UUIDs.
 */
export function instanceId(): string {
  return Math.random().toString(36).slice(2, 10);
}

/**
 * The latest events. Readers have no queues of their own but a place in this log, so that however many of them read
 * nothing, they take no more memory than one. A reader whose place is no longer in the log has missed something.
 */
export class EventLog {
  readonly #instance: string = instanceId();
  #events: LoggedEvent[] = [];
  #bytes = 0;
  #last = 0;
  readonly #change = new ChangeSignal();

  /** The number of the latest event. */
  get last(): number {
    return this.#last;
  }

  add<Name extends LiveEventName>(name: Name, data: LiveEvents[Name]): void {
    this.#last += 1;
    const event = { number: this.#last, bytes: this.encode(name, data, this.#last) };
    this.#events.push(event);
    this.#bytes += event.bytes.length;
    while (this.#events.length > MAX_EVENTS || this.#bytes > MAX_BYTES)
      this.#bytes -= this.#events.shift()?.bytes.length ?? 0;
  }

  /**
   * Writes an event as the HTML standard has it ("Server-sent events"). JSON has no line breaks, so nothing that is
   * stored
   * can begin another field or event.
   */
  encode<Name extends LiveEventName>(name: Name, data: LiveEvents[Name], number: number): Uint8Array {
    return encoder.encode(
      `id: ${this.#instance}.${number}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
    );
  }

  /** Returns the event after a number, or `undefined` if it does not exist or was dropped. */
  next(number: number): LoggedEvent | undefined {
    return this.#events[this.#events.length - (this.#last - number)];
  }

  /** Reads the id of an event. @returns its number, where everything after it is still there */
  numberOf(id: string): number | undefined {
    const [, instance, digits = ""] = /^([^.]*)\.(\d{1,15})$/.exec(id) ?? [];
    const missing = this.#last - Number(digits);
    const isComplete = instance === this.#instance && missing >= 0 && missing <= this.#events.length;
    return isComplete ? Number(digits) : undefined;
  }

  /** Removes all events, so that no reader can resume. */
  clear(): void {
    // A gap in the numbers keeps those that had read everything from resuming, too.
    this.#last += 1;
    this.#events = [];
    this.#bytes = 0;
  }

  /** Resolves at the next {@link wakeReaders}. */
  changed(): Promise<void> {
    return this.#change.next();
  }

  /** Makes all readers look for events, or send a heartbeat if there are no events. */
  wakeReaders(): void {
    this.#change.notify();
  }
}
