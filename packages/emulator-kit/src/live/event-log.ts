import { ChangeSignal } from "../async/change-signal.ts";
import type { LiveEventName, LiveEvents } from "./live-events.ts";

/** A serialized event. All readers share these bytes. */
interface LoggedEvent {
  readonly number: number;
  readonly bytes: Uint8Array;
}

/** Maximum number of events, and maximum total size in bytes, to keep for slow or disconnected readers. */
const MAX_EVENTS = 1_000;
const MAX_BYTES = 4 * 1024 * 1024;

const encoder = new TextEncoder();

/**
 * Returns an id for a log or feed. The id differs between processes, and is not a secret. Most emulators never send it,
 * so this function avoids loading the platform's UUID code.
 */
export function instanceId(): string {
  return Math.random().toString(36).slice(2, 10);
}

/**
 * The latest events. Each reader has a position in this log instead of its own queue, so slow readers use no additional
 * memory. A reader has missed events if its position is no longer in the log.
 */
export class EventLog {
  readonly #instance: string = instanceId();
  #events: LoggedEvent[] = [];
  #bytes = 0;
  #last = 0;
  readonly #change = new ChangeSignal();

  /** Number of the latest event. 0 before the first event. */
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
   * Serializes an event (HTML standard, "Server-sent events"). JSON contains no line breaks, so the data cannot start
   * another field or event.
   */
  encode<Name extends LiveEventName>(name: Name, data: LiveEvents[Name], number: number): Uint8Array {
    return encoder.encode(
      `id: ${this.#instance}.${number}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
    );
  }

  /** Returns the event after the one with the given number, or `undefined` if it does not exist or was dropped. */
  next(number: number): LoggedEvent | undefined {
    return this.#events[this.#events.length - (this.#last - number)];
  }

  /** Parses the id of an event. @returns its number if all later events are still in the log */
  numberOf(id: string): number | undefined {
    const [, instance, digits = ""] = /^([^.]*)\.(\d{1,15})$/.exec(id) ?? [];
    const missing = this.#last - Number(digits);
    const isComplete = instance === this.#instance && missing >= 0 && missing <= this.#events.length;
    return isComplete ? Number(digits) : undefined;
  }

  /** Removes all events, so that readers can no longer resume. */
  clear(): void {
    // Skips a number, so that even readers that have received all events cannot resume.
    this.#last += 1;
    this.#events = [];
    this.#bytes = 0;
  }

  /** Returns a promise that resolves on the next {@link wakeReaders} call. */
  changed(): Promise<void> {
    return this.#change.next();
  }

  /** Wakes the streams of all readers. A stream sends its new events or, if there are none, a keep-alive comment. */
  wakeReaders(): void {
    this.#change.notify();
  }
}
