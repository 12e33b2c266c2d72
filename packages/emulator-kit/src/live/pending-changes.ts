import type { JournalSummary } from "../journal/journal-entry.ts";
import type { RecordedExchange } from "../journal/recorded-exchange.ts";
import type { LiveEventName, LiveEvents } from "./live-events.ts";
import type { OutputLine } from "./output-line.ts";

/** Maximum number of requests per event. */
const MAX_REQUESTS = 500;

/** Maximum number of lines per event. */
const MAX_LINES = 100;

/** Changes that have not been sent as events yet. */
export class PendingChanges {
  readonly kinds: Set<LiveEventName> = new Set();
  readonly states: Map<string, Set<string>> = new Map();
  readonly #requests = new Map<number, RecordedExchange>();
  #missed = 0;
  readonly #lines: OutputLine[] = [];
  #missedLines = 0;

  addRequest(exchange: RecordedExchange): void {
    this.#requests.set(exchange.id, exchange);
    if (this.#requests.size <= MAX_REQUESTS) return;
    const [oldest] = this.#requests.keys();
    this.#requests.delete(oldest as number);
    this.#missed += 1;
  }

  clearRequests(): void {
    this.#requests.clear();
    this.#missed = 0;
    this.kinds.add("requests-cleared");
  }

  addState(service: string, collections: Iterable<string>): void {
    const known = this.states.get(service) ?? new Set();
    this.states.set(service, known);
    for (const collection of collections) known.add(collection);
  }

  addLine(line: OutputLine): void {
    this.#lines.push(line);
    if (this.#lines.length <= MAX_LINES) return;
    this.#lines.shift();
    this.#missedLines += 1;
  }

  logs(): LiveEvents["logs"] | undefined {
    if (this.#lines.length === 0) return undefined;
    return this.#missedLines === 0
      ? { lines: this.#lines }
      : { lines: this.#lines, missed: this.#missedLines };
  }

  requests(summaryOf: (exchange: RecordedExchange) => JournalSummary): LiveEvents["requests"] | undefined {
    if (this.#requests.size === 0) return undefined;
    const entries = [...this.#requests.values()].map(summaryOf);
    return this.#missed === 0 ? { entries } : { entries, missed: this.#missed };
  }
}
